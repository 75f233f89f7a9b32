import { useFormat } from '@galleria/i18n'
import { StatCard, Stats } from '@galleria/manage'
import type { PointsReport } from '@galleria/platform-client/analytics-points'
import { useMessages } from '../messages/index.ts'
import { changeOf } from '../rules/figures.ts'
import { type PointMeasure, type Rate, redemptionRate, worthOf } from '../rules/points.ts'
import { pointNames } from './point-names.ts'

interface Props {
  readonly report: Pick<PointsReport, 'totals' | 'comparedTotals' | 'currency'>
  readonly rate: Rate
}

/** Sums of the range, with their change; what is outstanding where the report is of everything. */
export function PointsStats({ report: { totals, comparedTotals: before, currency }, rate }: Props) {
  const t = useMessages()
  const format = useFormat()
  const value = (points: number) => {
    const money = worthOf(points, rate)
    return money === undefined ? undefined : format.money(money, currency)
  }
  const names = pointNames(t)
  const share = redemptionRate(totals)
  const shareBefore = before ? redemptionRate(before) : undefined
  const card = (label: string, points: number, pointsBefore: number | null | undefined) => (
    <StatCard
      label={label}
      value={format.number(points)}
      change={changeOf(points, pointsBefore ?? undefined)}
      better="neither"
      note={value(points)}
    />
  )
  const moved = (measure: PointMeasure) => card(names[measure], totals[measure], before?.[measure])
  return (
    <Stats>
      {typeof totals.outstanding === 'number' &&
        card(t('loyalty.outstanding'), totals.outstanding, before?.outstanding)}
      {moved('earned')}
      {moved('redeemed')}
      <StatCard
        label={t('loyalty.rate')}
        value={share === undefined ? '–' : format.percent(share, { maximumFractionDigits: 1 })}
        change={share === undefined ? null : changeOf(share, shareBefore)}
      />
      {moved('returned')}
      {moved('reversed')}
      {moved('adjusted')}
      {moved('expired')}
    </Stats>
  )
}
