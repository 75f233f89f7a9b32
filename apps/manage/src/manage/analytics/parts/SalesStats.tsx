import { useFormat } from '@galleria/i18n'
import { StatCard, Stats } from '@galleria/manage'
import type { SalesReport } from '@galleria/platform-client/analytics'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { average, changeOf } from '../rules/figures.ts'

interface Props {
  readonly report: Pick<SalesReport, 'totals' | 'comparedTotals' | 'currency'>
  readonly children?: ReactNode
}

/** Sums of the range, with their change. */
export function SalesStats({ report: { totals, comparedTotals: before, currency }, children }: Props) {
  const t = useMessages()
  const format = useFormat()
  const money = (amount: string | number) => format.money(amount, currency)
  const mean = average(totals.total, totals.orders)
  return (
    <Stats>
      <StatCard
        label={t('measure.total')}
        value={money(totals.total)}
        change={changeOf(totals.total, before?.total)}
      />
      <StatCard
        label={t('measure.net')}
        value={money(totals.net)}
        change={changeOf(totals.net, before?.net)}
      />
      <StatCard
        label={t('measure.orders')}
        value={format.number(totals.orders)}
        change={changeOf(totals.orders, before?.orders)}
      />
      <StatCard
        label={t('measure.average')}
        value={money(mean)}
        change={before ? changeOf(mean, average(before.total, before.orders)) : null}
      />
      <StatCard
        label={t('measure.units')}
        value={format.number(totals.units)}
        change={changeOf(totals.units, before?.units)}
      />
      <StatCard
        label={t('measure.refunds')}
        value={money(totals.refunds)}
        change={changeOf(totals.refunds, before?.refunds)}
        better="less"
      />
      {children}
    </Stats>
  )
}
