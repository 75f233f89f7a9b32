import type { ComponentProps } from 'react'
import { useMessages } from '../messages/index.ts'
import type { ReportRange } from '../rules/range.ts'
import { PeriodChart } from './PeriodChart.tsx'

interface Props<Row> extends Omit<ComponentProps<typeof PeriodChart>, 'rows' | 'period' | 'series'> {
  readonly rows: readonly Row[]
  readonly comparedRows: readonly Row[] | null | undefined
  readonly figureOf: (row: Row) => number
  readonly range: ReportRange
}

/** One figure by day, week or month, and that of the days before behind it. */
export function ComparedChart<Row extends { readonly key: string }>(props: Props<Row>) {
  const { rows, comparedRows, figureOf, range, ...chart } = props
  const t = useMessages()
  const before = comparedRows?.slice(0, rows.length).map(figureOf)
  const name = range.compare === 'year' ? t('compare.year') : t('compare.previous')
  return (
    <PeriodChart
      {...chart}
      rows={rows}
      period={range.groupBy}
      series={[
        { name: t('chart.now'), values: rows.map(figureOf) },
        ...(before ? [{ name, values: rows.map((_, index) => before[index] ?? 0) }] : []),
      ]}
    />
  )
}
