import { useFormat } from '@galleria/i18n'
import type { SalesReport } from '@galleria/platform-client/analytics'
import type { ReportRange } from '../rules/range.ts'
import { ComparedChart } from './ComparedChart.tsx'

interface Props {
  readonly title: string
  readonly report: Pick<SalesReport, 'rows' | 'comparedRows' | 'currency'>
  readonly range: ReportRange
}

/** Sales by day, week or month, and those of the days before behind them. */
export function SalesChart({ title, report: { rows, comparedRows, currency }, range }: Props) {
  const format = useFormat()
  return (
    <ComparedChart
      {...{ title, rows, comparedRows, range }}
      figureOf={({ total }) => Number(total)}
      format={(value) => format.money(value, currency)}
      formatShort={(value) => format.money(value, currency, { notation: 'compact' })}
    />
  )
}
