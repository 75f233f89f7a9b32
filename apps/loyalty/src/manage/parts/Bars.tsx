import { useFormat, useLocale } from '@galleria/i18n'
import { Table } from '@galleria/manage'
import { Disclosure } from '@galleria/ui'
import { scaleBand, scaleLinear } from 'd3-scale'
import { useMessages } from '../messages/index.ts'
import styles from './Bars.module.css'

interface Series {
  readonly name: string
  /** One for each label. */
  readonly values: readonly number[]
}

interface Props {
  readonly title: string
  readonly labels: readonly string[]
  readonly series: readonly Series[]
}

const WIDTH = 640
const HEIGHT = 276
/** Two lines of words, as large as they are on a telephone. */
const FOOT = 60
const SIDE = 92
const TOP = 20

/** Bars side by side, in the direction of the page's language; the same figures as a table below. */
export function Bars({ title, labels, series }: Props) {
  const t = useMessages()
  const format = useFormat()
  const isRtl = useLocale().language.direction === 'rtl'
  const most = Math.max(1, ...series.flatMap(({ values }) => values))
  const across: [number, number] = isRtl ? [WIDTH - SIDE, 0] : [SIDE, WIDTH]
  const groups = scaleBand(
    labels.map((_, index) => index),
    across,
  ).padding(0.25)
  const bars = scaleBand(
    series.map((_, index) => index),
    isRtl ? [groups.bandwidth(), 0] : [0, groups.bandwidth()],
  ).padding(0.1)
  const heights = scaleLinear([0, most], [HEIGHT - FOOT, TOP]).nice(4)
  // Every label where there is room for it, else every second or third.
  const every = Math.ceil(labels.length / 6)
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span>{title}</span>
        {series.length > 1 && (
          <span className={styles.legend}>
            {series.map(({ name }, index) => (
              <span key={name} className={styles.name} data-series={index}>
                {name}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={styles.drawing}>
        {heights.ticks(4).map((tick) => (
          <g key={tick}>
            <line
              className={styles.line}
              x1={isRtl ? 0 : SIDE}
              x2={isRtl ? WIDTH - SIDE : WIDTH}
              y1={heights(tick)}
              y2={heights(tick)}
            />
            <text
              className={styles.text}
              x={isRtl ? WIDTH - SIDE + 8 : SIDE - 8}
              y={heights(tick) + 4}
              textAnchor={'end'}
            >
              {format.number(tick, { notation: 'compact' })}
            </text>
          </g>
        ))}
        {labels.map((label, group) => (
          <g key={label} transform={`translate(${groups(group)} 0)`}>
            {series.map(({ name, values }, index) => {
              const y = heights(values[group] ?? 0)
              return (
                <rect
                  key={name}
                  className={styles.bar}
                  data-series={index}
                  x={bars(index)}
                  y={y}
                  width={bars.bandwidth()}
                  height={Math.max(0, HEIGHT - FOOT - y)}
                  rx="2"
                />
              )
            })}
            {group % every === 0 && (
              <foreignObject
                x={(groups.bandwidth() - groups.step() * every) / 2}
                y={HEIGHT - FOOT + 4}
                width={groups.step() * every}
                height={FOOT - 4}
              >
                <p className={styles.label}>{label}</p>
              </foreignObject>
            )}
          </g>
        ))}
      </svg>
      <Disclosure title={t('chart.as-table')}>
        <Table
          label={title}
          head={[{ title: t('chart.what') }, ...series.map(({ name }) => ({ title: name, isNumber: true }))]}
          rows={labels.map((label, index) => ({
            key: label,
            cells: [label, ...series.map(({ values }) => format.number(values[index] ?? 0))],
          }))}
        />
      </Disclosure>
    </figure>
  )
}
