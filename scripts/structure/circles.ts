import type { Graph } from './graph.ts'

/** One shortest circle of each knot of files that reach each other: its files in order, the first again at the end. */
export function circlesOf(graph: Graph): string[][] {
  return knotsOf(graph).map((knot) => {
    const within: Graph = new Map(
      [...knot].map((file) => [file, (graph.get(file) ?? []).filter((target) => knot.has(target))]),
    )
    const circles = [...knot].flatMap((file) => [circleFrom(within, file)])
    return circles.reduce((best, each) => (each.length < best.length ? each : best))
  })
}

/** The shortest way from a file back to itself. */
function circleFrom(graph: Graph, start: string): string[] {
  const before = new Map<string, string>()
  const queue = [start]
  for (const file of queue) {
    for (const target of graph.get(file) ?? []) {
      if (target === start) return [...wayTo(before, start, file), start]
      if (before.has(target)) continue
      before.set(target, file)
      queue.push(target)
    }
  }
  return []
}

function wayTo(before: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const way = [end]
  for (let at = end; at !== start; ) {
    at = before.get(at) ?? start
    way.unshift(at)
  }
  return way
}

/** Sets of two files and more that all reach each other (Tarjan's strongly connected components). */
function knotsOf(graph: Graph): Set<string>[] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const knots: Set<string>[] = []
  const lower = (file: string, to: number) => lowest.set(file, Math.min(lowest.get(file) ?? to, to))

  function visit(file: string): void {
    order.set(file, order.size)
    lower(file, order.size - 1)
    open.push(file)
    isOpen.add(file)
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) {
        visit(target)
        lower(file, lowest.get(target) ?? 0)
      } else if (isOpen.has(target)) lower(file, order.get(target) ?? 0)
    }
    if (lowest.get(file) !== order.get(file)) return
    const knot = new Set(open.splice(open.indexOf(file)))
    for (const each of knot) isOpen.delete(each)
    if (knot.size > 1) knots.push(knot)
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return knots
}
