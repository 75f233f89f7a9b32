import { useFormat } from '@galleria/i18n'
import {
  csvLine,
  ExportFile,
  exported,
  type ManageRequest,
  type PageProps,
  parts,
  StatCard,
  Stats,
} from '@galleria/manage'
import { queryCustomerSales } from '@galleria/platform-client/analytics'
import { Link } from '@galleria/router'
import { TextLink } from '@galleria/ui'
import { rangeOf } from '../data/read-report.ts'
import { type Say, useMessages } from '../messages/index.ts'
import { PeriodChart } from '../parts/PeriodChart.tsx'
import { ReportFrame } from '../parts/ReportFrame.tsx'
import { changeOf } from '../rules/figures.ts'
import { compareOf } from '../rules/range.ts'

type Asked = ManageRequest<Say>

export async function loader(asked: Asked) {
  const { client, signal } = asked
  const range = rangeOf(asked)
  const { from, to, groupBy, compare } = range
  const compared = { from, to, groupBy, compare: compareOf[compare] }
  return { range, report: await queryCustomerSales(client, compared, { signal }) }
}

export async function action(asked: Asked, { query }: { readonly query: string }) {
  return exported(async () => {
    const { client, signal, t } = asked
    const { from, to, groupBy } = rangeOf(asked, new URLSearchParams(query))
    const { rows } = await queryCustomerSales(client, { from, to, groupBy }, { signal })
    const head = [
      t('column.period'),
      t('customers.new-orders'),
      t('customers.new-total'),
      t('customers.returning-orders'),
      t('customers.returning-total'),
    ]
    const lines = rows.map((row) =>
      csvLine([row.key, row.newOrders, row.newTotal, row.returningOrders, row.returningTotal]),
    )
    return [csvLine(head), ...lines].join('')
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { range, report } = data
  const { totals, comparedTotals: before } = report
  const returning = totals.customers - totals.newCustomers
  const returningBefore = before ? before.customers - before.newCustomers : 0
  return (
    <ReportFrame
      at="customers"
      title={t('customers.title')}
      isOwner={isOwner}
      range={range}
      waiting={report.waiting}
      description={t('customers.more')}
      actions={<ExportFile name={`customers-${range.from}-${range.to}`} />}
    >
      <Stats>
        <StatCard
          label={t('customers.all')}
          value={format.number(totals.customers)}
          change={changeOf(totals.customers, before?.customers)}
        />
        <StatCard
          label={t('measure.new-customers')}
          value={format.number(totals.newCustomers)}
          change={changeOf(totals.newCustomers, before?.newCustomers)}
        />
        <StatCard
          label={t('customers.returning')}
          value={format.number(returning)}
          change={changeOf(returning, returningBefore)}
        />
        <StatCard
          label={t('customers.share')}
          value={format.percent(totals.customers === 0 ? 0 : returning / totals.customers)}
        />
      </Stats>
      <PeriodChart
        title={t('customers.over-time')}
        rows={report.rows}
        period={range.groupBy}
        series={[
          { name: t('customers.new-orders'), values: report.rows.map(({ newOrders }) => newOrders) },
          {
            name: t('customers.returning-orders'),
            values: report.rows.map(({ returningOrders }) => returningOrders),
          },
        ]}
      />
      <p className={parts.quiet}>
        <TextLink as={Link} to="/manage/analytics/cohorts" className={parts.target}>
          {t('overview.all', { report: t('cohorts.title') })}
        </TextLink>
      </p>
    </ReportFrame>
  )
}
