import dagre from '@dagrejs/dagre'

/** Replaces each Mermaid flowchart of a page by its picture. Only what `scripts/structure/picture.ts` writes is understood. */
export function drawFlowcharts(markdown: string): string {
  let count = 0
  return markdown.replace(/```mermaid\nflowchart TD\n(.*?)```/gs, (_, lines: string) => {
    count += 1
    return picture(lines, count)
  })
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function picture(lines: string, number: number): string {
  const labels = new Map(
    Array.from(lines.matchAll(/^ *(\w+)\["([^"]+)"\]$/gm), ([, id = '', label = '']) => [id, label]),
  )
  const arrows = Array.from(
    lines.matchAll(/^ *(\w+) --> (\w+)$/gm),
    ([, from = '', to = '']) => [from, to] as const,
  )
  const graph = new dagre.graphlib.Graph()
  graph.setGraph({ rankdir: 'TB', nodesep: 18, ranksep: 44, marginx: 4, marginy: 4 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const [id, label] of labels)
    graph.setNode(id, { width: Math.round(label.length * 8.2) + 28, height: 36 })
  for (const [from, to] of arrows) graph.setEdge(from, to)
  dagre.layout(graph)
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  const boxes = Array.from(labels, ([id, label]) => box(label, graph.node(id) as unknown as Place))
  const paths = graph.edges().map((edge) => line((graph.edge(edge) as { points: Point[] }).points, number))
  const named = `From the top down: ${arrows.map(([from, to]) => `${labels.get(from)} to ${labels.get(to)}`).join(', ')}`
  return [
    `<div class="flowchart" tabindex="0" role="region" aria-label="Picture ${number}">`,
    `<svg role="img" aria-label="${named}" width="${Math.ceil(width)}" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}">`,
    `<defs><marker id="head-${number}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>`,
    ...paths,
    ...boxes,
    '</svg></div>\n',
  ].join('')
}

function box(label: string, { x, y, width, height }: Place): string {
  return `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="6"/><text x="${x}" y="${y + 5}">${label}</text>`
}

interface Point {
  readonly x: number
  readonly y: number
}

function line(points: readonly Point[], number: number): string {
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return `<path class="arrow" d="M${points.map(at).join('L')}" marker-end="url(#head-${number})"/>`
}
