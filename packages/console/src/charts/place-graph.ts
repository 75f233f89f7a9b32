import dagre from '@dagrejs/dagre'
import type { WidgetRow } from '../data/widgets.ts'

export interface PlacedNode {
  readonly id: string
  readonly kind: 'module' | 'widget' | 'shell'
  readonly label: string
  readonly isMissing: boolean
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PlacedGraph {
  readonly width: number
  readonly height: number
  readonly nodes: readonly PlacedNode[]
  readonly edges: readonly {
    readonly id: string
    readonly path: string
    readonly kind: 'places' | 'offers'
  }[]
}

/** Consumers at the start of the line, then widgets, then who offers them. */
export function placeGraph(modules: readonly string[], widgets: readonly WidgetRow[]): PlacedGraph {
  const graph = new dagre.graphlib.Graph()
  graph.setGraph({ rankdir: 'LR', nodesep: 14, ranksep: 40, marginx: 8, marginy: 8 })
  graph.setDefaultEdgeLabel(() => ({}))
  const known = new Set(modules)
  const add = (id: string, label: string, kind: PlacedNode['kind'], isMissing = false) => {
    const isWidget = kind === 'widget'
    const width = Math.round(label.length * (isWidget ? 7 : 8.4)) + (isWidget ? 26 : 36)
    graph.setNode(id, { label, kind, isMissing, width, height: isWidget ? 28 : 40 })
  }
  for (const module of modules) add(`m ${module}`, module, 'module')
  if (widgets.some(({ consumers }) => consumers.includes('shell'))) add('s shell', 'shell', 'shell')
  for (const { widget, provider, isOffered, consumers } of widgets) {
    add(`w ${widget}`, widget, 'widget', !isOffered)
    if (known.has(provider) && isOffered) graph.setEdge(`w ${widget}`, `m ${provider}`)
    for (const consumer of consumers)
      graph.setEdge(consumer === 'shell' ? 's shell' : `m ${consumer}`, `w ${widget}`)
  }
  dagre.layout(graph)
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    nodes: graph.nodes().map((id) => ({ id, ...(graph.node(id) as unknown as Omit<PlacedNode, 'id'>) })),
    edges: graph.edges().map((edge) => ({
      id: `${edge.v} → ${edge.w}`,
      kind: edge.v.startsWith('w ') ? 'offers' : 'places',
      path: smooth((graph.edge(edge) as { points: readonly Point[] }).points),
    })),
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Through the middles of what dagre says, so that lines bend softly. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points
  const last = rest.at(-1)
  if (!first || !last) return ''
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] as Point
    return `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`
  })
  return `M${at(first)}${bends.join('')}L${at(last)}`
}
