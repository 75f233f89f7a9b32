import { useFormat, useLocale } from '@galleria/i18n'
import { type ManageRequest, type PageProps, parts, StatCard, Table } from '@galleria/manage'
import { queryCustomerSales, querySales } from '@galleria/platform-client/analytics'
import { Link, useLocation } from '@galleria/router'
import { EmptyState, Heading, TextLink } from '@galleria/ui'
import { rangeOf, readSales } from '../data/read-report.ts'
import { type Say, useMessages } from '../messages/index.ts'
import { ReportFrame } from '../parts/ReportFrame.tsx'
import { SalesChart } from '../parts/SalesChart.tsx'
import { SalesStats } from '../parts/SalesStats.tsx'
import { changeOf } from '../rules/figures.ts'
import { labelOf } from '../rules/labels.ts'
import { compareOf, rangeQuery } from '../rules/range.ts'

/** Rows of each of the short lists. */
const FEW = 5

export async function loader(asked: ManageRequest<Say>) {
  const { client, signal } = asked
  const range = rangeOf(asked)
  const days = { from: range.from, to: range.to }
  const top = (groupBy: 'PRODUCT' | 'CHANNEL' | 'COUNTRY') =>
    querySales(client, { ...days, groupBy, paging: { limit: FEW } }, { signal })
  const [{ report }, products, channels, countries, customers] = await Promise.all([
    readSales(asked),
    top('PRODUCT'),
    top('CHANNEL'),
    top('COUNTRY'),
    queryCustomerSales(client, { ...days, groupBy: 'MONTH', compare: compareOf[range.compare] }, { signal }),
  ])
  return {
    ...{ range, report },
    top: { products: products.rows, channels: channels.rows, countries: countries.rows },
    customers: { totals: customers.totals, before: customers.comparedTotals ?? null },
  }
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { tag } = useLocale().language
  const query = rangeQuery(useLocation().search)
  const { range, report, top, customers } = data
  const lists = [
    { name: 'products', title: t('overview.products'), head: t('column.product'), rows: top.products },
    { name: 'channels', title: t('overview.channels'), head: t('column.channel'), rows: top.channels },
    { name: 'countries', title: t('overview.countries'), head: t('column.country'), rows: top.countries },
  ] as const
  return (
    <ReportFrame
      at=""
      title={t('overview.title')}
      isOwner={isOwner}
      range={range}
      waiting={report.waiting}
      description={t('overview.more')}
    >
      <SalesStats report={report}>
        <StatCard
          label={t('measure.new-customers')}
          value={format.number(customers.totals.newCustomers)}
          change={changeOf(customers.totals.newCustomers, String(customers.before?.newCustomers ?? 0))}
          to={`/manage/analytics/customers${query}`}
        />
      </SalesStats>
      <SalesChart title={t('overview.over-time')} report={report} range={range} />
      {report.totals.orders === 0 && <EmptyState title={t('nothing.title')}>{t('nothing.more')}</EmptyState>}
      {lists
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, title, head, rows }) => (
          <section key={name} className={parts.rows}>
            <div className={parts.titled}>
              <Heading level={2} size="lg">
                {title}
              </Heading>
              <TextLink as={Link} to={`/manage/analytics/${name}${query}`}>
                {t('overview.all', { report: title })}
              </TextLink>
            </div>
            <Table
              label={title}
              head={[
                { title: head },
                { title: t('measure.orders'), isNumber: true },
                { title: t('measure.total'), isNumber: true },
              ]}
              rows={rows.map((row) => ({
                key: row.key,
                cells: [
                  <TextLink
                    key="to"
                    as={Link}
                    to={`/manage/analytics/${name}/${encodeURIComponent(row.key || '-')}${query}`}
                  >
                    {labelOf(name, row, t, tag)}
                  </TextLink>,
                  format.number(row.orders),
                  format.money(row.total, report.currency),
                ],
              }))}
            />
          </section>
        ))}
    </ReportFrame>
  )
}
