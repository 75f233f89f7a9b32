import type { Graph } from './graph.ts'

const area = /^apps\/platform\/src\/areas\/([^/]+)\//

/** By area of the platform the other areas that its files name. */
export function areaGraphOf(graph: Graph): Graph {
  const named = new Map<string, Set<string>>()
  for (const [file, targets] of graph) {
    const from = area.exec(file)?.[1]
    if (!from) continue
    const others = named.get(from) ?? new Set()
    for (const target of targets) {
      const to = area.exec(target)?.[1]
      if (to && to !== from) others.add(to)
    }
    named.set(from, others)
  }
  return new Map([...named].map(([from, others]) => [from, [...others]]))
}
