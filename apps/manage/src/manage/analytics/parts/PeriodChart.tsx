import { useFormat } from '@galleria/i18n'
import { Chart } from '@galleria/manage'
import type { SalesPeriod } from '@galleria/platform-client/analytics'
import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<typeof Chart>, 'labels' | 'kind'> {
  /** Points by the first day of their day, week or month. */
  readonly rows: readonly { readonly key: string }[]
  readonly period: SalesPeriod
}

/** Periods that bars still show apart. */
const MOST_BARS = 14

/** Figures by day, week or month. */
export function PeriodChart({ rows, period, ...chart }: Props) {
  const format = useFormat()
  const day =
    period === 'MONTH'
      ? ({ month: 'short', year: 'numeric' } as const)
      : ({ day: 'numeric', month: 'short' } as const)
  return (
    <Chart
      {...chart}
      labels={rows.map(({ key }) => format.date(key, day))}
      kind={rows.length > MOST_BARS ? 'line' : 'bars'}
    />
  )
}
