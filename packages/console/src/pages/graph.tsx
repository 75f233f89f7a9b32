import type { ReleaseRecord } from '@galleria/federation'
import { type PlacedNode, placeGraph } from '../charts/place-graph.ts'
import { count } from '../data/format.ts'
import { widgetRows } from '../data/widgets.ts'
import type { Page } from './layout.tsx'
import { Badge, Empty, modulePath, Scroll } from './parts.tsx'

/** Modules, their widgets, and who places them. */
export function graphPage(records: readonly ReleaseRecord[], frameWidgets: readonly string[]): Page {
  const widgets = widgetRows(records, frameWidgets)
  const graph = placeGraph(
    records.map(({ module }) => module),
    widgets,
  )
  const missing = widgets.filter(({ isOffered }) => !isOffered)
  return {
    title: 'Graph',
    place: '/console/graph',
    lead: `${count(records.length, 'module')} and ${count(widgets.length, 'widget')}, as they are live. Lines lead from the module that uses a widget to the module that offers it.`,
    body:
      records.length === 0 ? (
        <Empty title="No graph yet">No module is live yet.</Empty>
      ) : (
        <>
          <ul className="legend" aria-label="Signs of the graph">
            <li data-kind="module">module</li>
            <li data-kind="shell">the shell’s frame</li>
            <li data-kind="widget">widget</li>
            {missing.length > 0 && (
              <li data-kind="missing">widget that no module offers: pages show its fallback</li>
            )}
          </ul>
          <Scroll label="Graph of modules and widgets">
            {/* biome-ignore lint/a11y/useSemanticElements: a picture with links in it; no HTML element is that. */}
            <svg
              className="graph"
              viewBox={`0 0 ${graph.width} ${graph.height}`}
              width={graph.width}
              height={graph.height}
              role="group"
              aria-label="Modules and widgets. The table below lists them."
            >
              {graph.edges.map(({ id, path, kind }) => (
                <path key={id} className="edge" data-kind={kind} d={path} />
              ))}
              {graph.nodes.map((node) => (
                <Node key={node.id} node={node} />
              ))}
            </svg>
          </Scroll>
          <h2>Table of widgets</h2>
          <Scroll label="Widgets and their users">
            <table>
              <caption className="hidden">Widgets, with the modules that offer and use them</caption>
              <thead>
                <tr>
                  <th scope="col">Widget</th>
                  <th scope="col">Offered by</th>
                  <th scope="col">Used by</th>
                </tr>
              </thead>
              <tbody>
                {widgets.map(({ widget, provider, isOffered, consumers }) => (
                  <tr key={widget}>
                    <th scope="row" className="code">
                      {widget}
                    </th>
                    <td>
                      {isOffered ? (
                        <a href={modulePath(provider)}>{provider}</a>
                      ) : (
                        <Badge tone="warning">none</Badge>
                      )}
                    </td>
                    <td className="list">{consumers.join(', ') || <span className="muted">none</span>}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
        </>
      ),
  }
}

function Node({ node: { kind, label, isMissing, x, y, width, height } }: { readonly node: PlacedNode }) {
  const shape = (
    <g
      className="node"
      data-kind={isMissing ? 'missing' : kind}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    >
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={kind === 'widget' ? height / 2 : 8}
      />
      <text textAnchor="middle" dominantBaseline="central">
        {label}
      </text>
    </g>
  )
  return kind === 'module' ? <a href={modulePath(label)}>{shape}</a> : shape
}
