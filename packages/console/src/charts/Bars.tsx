import { scaleBand, scaleLinear } from 'd3-scale'
import { bytes } from '../data/format.ts'

interface Bar {
  readonly label: string
  readonly value: number
  readonly kind: 'live' | 'canary' | 'earlier'
}

interface Props {
  readonly title: string
  readonly bars: readonly Bar[]
  readonly limit: number
}

const [width, height] = [320, 150]
const slots = 12
const edge = { top: 12, end: 8, bottom: 22, start: 46 }

/** Bytes over releases, against a budget. */
export function Bars({ title, bars, limit }: Props) {
  const top = Math.max(limit, ...bars.map(({ value }) => value)) * 1.08
  const y = scaleLinear([0, top], [height - edge.bottom, edge.top]).nice(4)
  // Use the same number of places in every chart, so that charts compare; the newest stands at the end.
  const places = Math.max(slots, bars.length)
  const x = scaleBand([...Array(places).keys()], [edge.start, width - edge.end]).padding(0.3)
  const placeOf = (index: number) => x(places - bars.length + index) ?? 0
  const over = bars.filter(({ value }) => value > limit).length
  const newest = bars.at(-1)
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${title}: ${newest ? `${bytes(newest.value)} of ${bytes(limit)} in the newest release` : 'no release'}${over > 0 ? `; ${over} over the budget` : ''}`}
    >
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line className="grid" x1={edge.start} x2={width - edge.end} y1={y(tick)} y2={y(tick)} />
          <text className="tick" x={edge.start - 6} y={y(tick)} textAnchor="end" dominantBaseline="central">
            {tick === 0 ? '0' : bytes(tick).replace('.0', '')}
          </text>
        </g>
      ))}
      {bars.map(({ label, value, kind }, index) => (
        <rect
          key={label}
          className="column"
          data-kind={kind}
          data-over={value > limit ? '' : undefined}
          x={placeOf(index)}
          width={x.bandwidth()}
          y={y(value)}
          height={y(0) - y(value)}
          rx="2"
        />
      ))}
      <line className="limit" x1={edge.start} x2={width - edge.end} y1={y(limit)} y2={y(limit)} />
      <text className="limit-name" x={width - edge.end} y={y(limit) - 5} textAnchor="end">
        budget
      </text>
      <text className="tick" x={edge.start} y={height - 6}>
        older
      </text>
      <text className="tick" x={width - edge.end} y={height - 6} textAnchor="end">
        newer
      </text>
    </svg>
  )
}
