import { useFormat, useLocale } from '@galleria/i18n'
import { Disclosure } from '@galleria/ui'
import { scaleBand, scaleLinear } from 'd3-scale'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { Table } from '../Table.tsx'
import styles from './chart.module.css'
import type { ChartProps } from './chart-props.ts'

const WIDTH = 640
const HEIGHT = 276
/** Two lines of words, as large as they are on a telephone. */
const FOOT = 60
const SIDE = 92
const TOP = 20

/** Chart in the direction of the page's language. */
export function ChartView(props: ChartProps) {
  const { title, labels, series, kind = 'bars', what } = props
  const t = useMessages()
  const format = useFormat()
  const isRtl = useLocale().language.direction === 'rtl'
  const said = props.format ?? ((value: number) => format.number(value))
  const saidShort = props.formatShort ?? ((value: number) => format.number(value, { notation: 'compact' }))
  const [pointed, setPointed] = useState<number>()
  const all = series.flatMap(({ values }) => values)
  const most = Math.max(1, ...all)
  const least = Math.min(0, ...all)
  const across: [number, number] = isRtl ? [WIDTH - SIDE, 0] : [SIDE, WIDTH]
  const groups = scaleBand(
    labels.map((_, index) => index),
    across,
  ).padding(0.25)
  const bars = scaleBand(
    series.map((_, index) => index),
    isRtl ? [groups.bandwidth(), 0] : [0, groups.bandwidth()],
  ).padding(0.1)
  const heights = scaleLinear([least, most], [HEIGHT - FOOT, TOP]).nice(4)
  const middle = (group: number) => (groups(group) ?? 0) + groups.bandwidth() / 2
  // Leave out labels where there is no room for all.
  const every = Math.ceil(labels.length / 6)
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span>{title}</span>
        {pointed !== undefined && labels[pointed] !== undefined && (
          <span className={styles.legend}>
            {labels[pointed]}
            {series.map(({ name, values }, index) => (
              <span key={name} className={styles.name} data-series={index}>
                {said(values[pointed] ?? 0)}
              </span>
            ))}
          </span>
        )}
        {pointed === undefined && series.length > 1 && (
          <span className={styles.legend}>
            {series.map(({ name }, index) => (
              <span key={name} className={styles.name} data-series={index}>
                {name}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className={styles.drawing}
        onPointerLeave={() => setPointed(undefined)}
      >
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
              {saidShort(tick)}
            </text>
          </g>
        ))}
        {kind === 'line' &&
          series.map(({ name, values }, index) => (
            <path
              key={name}
              className={styles.path}
              data-series={index}
              d={`M${values.map((value, group) => `${middle(group)} ${heights(value)}`).join('L')}`}
            />
          ))}
        {labels.map((label, group) => (
          <g key={label} transform={`translate(${groups(group)} 0)`} onPointerEnter={() => setPointed(group)}>
            <rect className={styles.area} y={TOP} width={groups.bandwidth()} height={HEIGHT - FOOT - TOP} />
            {series.map(({ name, values }, index) =>
              kind === 'line' ? (
                (pointed === group || labels.length === 1) && (
                  <circle
                    key={name}
                    className={styles.bar}
                    data-series={index}
                    cx={groups.bandwidth() / 2}
                    cy={heights(values[group] ?? 0)}
                    r="4"
                  />
                )
              ) : (
                <rect
                  key={name}
                  className={styles.bar}
                  data-series={index}
                  x={bars(index)}
                  y={Math.min(heights(0), heights(values[group] ?? 0))}
                  width={bars.bandwidth()}
                  height={Math.abs(heights(0) - heights(values[group] ?? 0))}
                  rx="2"
                />
              ),
            )}
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
          head={[
            { title: what ?? t('chart.what') },
            ...series.map(({ name }) => ({ title: name, isNumber: true })),
          ]}
          rows={labels.map((label, index) => ({
            key: label,
            cells: [label, ...series.map(({ values }) => said(values[index] ?? 0))],
          }))}
        />
      </Disclosure>
    </figure>
  )
}
