import { scaleLinear, scaleUtc } from 'd3-scale'
import type { Point } from '../data/health.ts'

interface Line {
  readonly name: string
  readonly kind: 'live' | 'canary'
  readonly points: readonly Point[]
}

interface Props {
  readonly title: string
  readonly lines: readonly Line[]
  /** ISO 8601. */
  readonly from: string
  readonly to: string
  readonly show: (value: number) => string
  /** The axis reaches at least so far, so that little things do not look great. */
  readonly least: number
}

const [width, height] = [320, 150]
const edge = { top: 12, end: 10, bottom: 22, start: 46 }
const hour = 3600_000

/** Values by the hour, baseline against candidate; an hour without any breaks the line. */
export function Lines({ title, lines, from, to, show, least }: Props) {
  const most = Math.max(least, ...lines.flatMap(({ points }) => points.map(({ value }) => value)))
  const y = scaleLinear([0, most * 1.05], [height - edge.bottom, edge.top]).nice(3)
  const x = scaleUtc([new Date(from), new Date(to)], [edge.start, width - edge.end])
  const place = ({ hour, value }: Point) => ({ x: x(new Date(hour)), y: y(value) })
  const words = lines.map(({ name, points }) => {
    const last = points.at(-1)
    return `${name} ${last ? show(last.value) : 'without figures'}`
  })
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${title}, newest hour: ${words.join(', ') || 'no figures'}`}
    >
      {y.ticks(3).map((tick) => (
        <g key={tick}>
          <line className="grid" x1={edge.start} x2={width - edge.end} y1={y(tick)} y2={y(tick)} />
          <text className="tick" x={edge.start - 6} y={y(tick)} textAnchor="end" dominantBaseline="central">
            {show(tick)}
          </text>
        </g>
      ))}
      {x.ticks(4).map((tick) => (
        <text key={tick.getTime()} className="tick" x={x(tick)} y={height - 6} textAnchor="middle">
          {timeOf(tick, Date.parse(to) - Date.parse(from))}
        </text>
      ))}
      {lines.map(({ name, kind, points }) => (
        <g key={name} className="series" data-kind={kind}>
          {runs(points).map((run) => (
            <polyline
              key={run[0]?.hour}
              points={run
                .map(place)
                .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
                .join(' ')}
            />
          ))}
          {points.map((point) => (
            <circle key={point.hour} cx={place(point).x.toFixed(1)} cy={place(point).y.toFixed(1)} r="2.2" />
          ))}
        </g>
      ))}
    </svg>
  )
}

/** Hours without a gap between them. */
function runs(points: readonly Point[]): Point[][] {
  const found: Point[][] = []
  for (const point of points) {
    const run = found.at(-1)
    const before = run?.at(-1)
    if (run && before && Date.parse(point.hour) - Date.parse(before.hour) <= hour) run.push(point)
    else found.push([point])
  }
  return found
}

function timeOf(date: Date, span: number): string {
  const iso = date.toISOString()
  return span > 48 * hour ? `${iso.slice(8, 10)}.${iso.slice(5, 7)}.` : iso.slice(11, 16)
}
