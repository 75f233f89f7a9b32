import type { Graph } from './graph.ts'

/** Nodes and arrows of a picture; an arrow says that a source of its first node imports one of its second. */
export interface Picture {
  readonly nodes: readonly string[]
  readonly arrows: readonly (readonly [from: string, to: string])[]
}

/** Groups files into the nodes of a picture; files without a node, and arrows within one, are left out. */
export function pictureOf(graph: Graph, nodeOf: (file: string) => string | undefined): Picture {
  const targets = new Map<string, Set<string>>()
  for (const [file, imported] of graph) {
    const from = nodeOf(file)
    if (from === undefined) continue
    const of = targets.get(from) ?? new Set<string>()
    targets.set(from, of)
    for (const target of imported) {
      const to = nodeOf(target)
      if (to !== undefined && to !== from) of.add(to)
    }
  }
  const nodes = [...targets.keys()].sort()
  return {
    nodes,
    arrows: nodes.flatMap((from) => [...(targets.get(from) ?? [])].sort().map((to) => [from, to] as const)),
  }
}

/** Drops each arrow that a longer way tells already, so that a layered picture stays readable. Needs a graph without circles. */
export function reduced({ nodes, arrows }: Picture): Picture {
  const next = (node: string) => arrows.flatMap(([from, to]) => (from === node ? [to] : []))
  const below = new Map(nodes.map((node) => [node, reachable(node, next)]))
  const isShort = ([from, to]: readonly [string, string]) =>
    !next(from).some((each) => each !== to && below.get(each)?.has(to))
  return { nodes, arrows: arrows.filter(isShort) }
}

function reachable(start: string, next: (node: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(next(start))
  for (const node of found) for (const each of next(node)) found.add(each)
  return found
}

/** Writes a picture as a Mermaid flowchart, from the top down. */
export function mermaid({ nodes, arrows }: Picture): string {
  const id = (name: string) => name.replaceAll(/\W/g, '_')
  return [
    '```mermaid',
    'flowchart TD',
    ...nodes.map((name) => `  ${id(name)}["${name}"]`),
    ...arrows.map(([from, to]) => `  ${id(from)} --> ${id(to)}`),
    '```',
  ].join('\n')
}
