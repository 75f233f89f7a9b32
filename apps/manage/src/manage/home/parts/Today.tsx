import { useFormat } from '@galleria/i18n'
import { StatCard, Stats } from '@galleria/manage'
import type { HomeData } from '../data/read-home.ts'
import { useMessages } from '../messages/index.ts'
import { usePages } from './use-pages.ts'

/** Sales of today beside those of yesterday. */
export function Today({ sales: { now, before, currency } }: { sales: NonNullable<HomeData['sales']> }) {
  const t = useMessages()
  const format = useFormat()
  const page = usePages()
  const to = page('/manage/analytics?range=today')
  const mean = (of: typeof now) => (of.orders === 0 ? 0 : Number(of.total) / of.orders)
  const figures = [
    {
      label: t('today.sales'),
      value: format.money(now.total, currency),
      before: format.money(before.total, currency),
    },
    {
      label: t('today.orders'),
      value: format.number(now.orders),
      before: format.number(before.orders),
    },
    {
      label: t('today.average'),
      value: format.money(mean(now), currency),
      before: format.money(mean(before), currency),
    },
  ]
  return (
    <Stats>
      {figures.map(({ label, value, before: was }) => (
        <StatCard
          key={label}
          label={label}
          value={value}
          note={t('today.yesterday', { value: was })}
          to={to}
        />
      ))}
    </Stats>
  )
}
