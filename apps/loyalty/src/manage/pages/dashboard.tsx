import { useFormat } from '@galleria/i18n'
import { Chart, parts as styles } from '@galleria/manage'
import { getLoyaltyProgram } from '@galleria/platform-client/loyalty'
import {
  countLoyaltyAccounts,
  getPointsOverTime,
  getProgramTotals,
} from '@galleria/platform-client/loyalty-accounts'
import { getTiersProgram } from '@galleria/platform-client/loyalty-program'
import { listRewards } from '@galleria/platform-client/loyalty-rewards'
import { Link } from '@galleria/router'
import { Notice, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { AnalyticsLink } from '../parts/AnalyticsLink.tsx'
import { Frame } from '../parts/Frame.tsx'
import { outstanding } from '../rules/outstanding.ts'
import { worthOfPoint } from '../rules/worth.ts'

export async function loader({ client, signal, site }: ManageRequest) {
  const [totals, { count }, { months }, { loyaltyProgram }, { tiers, programSettings }, { rewards }] =
    await Promise.all([
      getProgramTotals(client, undefined, { signal }),
      countLoyaltyAccounts(client, {}, { signal }),
      getPointsOverTime(client, { months: 12 }, { signal }),
      getLoyaltyProgram(client, undefined, { signal }),
      getTiersProgram(client, undefined, { signal }),
      listRewards(client, undefined, { signal }),
    ])
  const base = programSettings.baseTierDefinition?.name ?? null
  const of = (id: string | null) =>
    totals.tierTotals.find((each) => (each.id ?? null) === id)?.numberOfAccounts ?? 0
  return {
    points: totals.points,
    members: count,
    months,
    status: loyaltyProgram.status,
    worth: worthOfPoint(rewards) ?? null,
    currency: site.currencies[0] ?? site.currency,
    tiers: [
      { name: base, members: of(null) },
      ...tiers.map(({ id, tierDefinition }) => ({ name: tierDefinition.name, members: of(id) })),
    ],
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export function Page({ data, isOwner }: PageProps<Data>) {
  const t = useMessages()
  const format = useFormat()
  const { points, members, months, worth, currency, tiers, status } = data
  const money = (count: number) =>
    worth === null ? null : t('dashboard.worth', { money: format.money(count * worth, currency) })
  const figures = [
    { name: t('dashboard.members'), value: members, note: null },
    { name: t('dashboard.outstanding'), value: points.balance, note: money(points.balance) },
    { name: t('dashboard.issued'), value: points.earned, note: money(points.earned) },
    { name: t('dashboard.redeemed'), value: points.redeemed, note: money(points.redeemed) },
    { name: t('dashboard.adjusted'), value: points.adjusted, note: null },
    { name: t('dashboard.expired'), value: points.expired, note: null },
  ]
  const month = (text: string) => format.date(`${text}-01`, { month: 'short', year: '2-digit' })
  return (
    <Frame title={t('dashboard.title')} isOwner={isOwner} description={t('dashboard.more')}>
      <div className={styles.rows}>
        {status !== 'ACTIVE' && (
          <Notice
            tone="warning"
            action={
              <TextLink as={Link} to="/manage/loyalty/program">
                {t('program.title')}
              </TextLink>
            }
          >
            {t('dashboard.not-active')}
          </Notice>
        )}
        <dl className={styles.figures}>
          {figures.map(({ name, value, note }) => (
            <div key={name} className={styles.figure}>
              <dt>{name}</dt>
              <dd>{format.number(value)}</dd>
              {note && <dd className={styles.note}>{note}</dd>}
            </div>
          ))}
        </dl>
        {worth === null && <p className={styles.quiet}>{t('dashboard.no-worth')}</p>}
        <Chart
          title={t('dashboard.over-time')}
          labels={months.map((each) => month(each.month))}
          series={[
            { name: t('dashboard.issued'), values: months.map(({ earned }) => earned) },
            { name: t('dashboard.redeemed'), values: months.map(({ redeemed }) => redeemed) },
          ]}
        />
        <Chart
          title={t('dashboard.outstanding-over-time')}
          labels={months.map((each) => month(each.month))}
          series={[{ name: t('dashboard.outstanding'), values: outstanding(points.balance, months) }]}
        />
        <Chart
          title={t('dashboard.tiers')}
          labels={tiers.map(({ name }) => name ?? t('tiers.base'))}
          series={[{ name: t('dashboard.members'), values: tiers.map((tier) => tier.members) }]}
        />
        <AnalyticsLink />
      </div>
    </Frame>
  )
}
