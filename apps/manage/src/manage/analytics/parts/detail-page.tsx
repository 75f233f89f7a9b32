import { useFormat, useLocale } from '@galleria/i18n'
import { type ManageRequest, type PageProps, parts, Table } from '@galleria/manage'
import { querySales } from '@galleria/platform-client/analytics'
import { Link } from '@galleria/router'
import { Heading, TextLink } from '@galleria/ui'
import { readSales } from '../data/read-report.ts'
import { type Say, useMessages } from '../messages/index.ts'
import { labelOf } from '../rules/labels.ts'
import type { ReportName } from '../rules/reports.ts'
import { ReportFrame } from './ReportFrame.tsx'
import { SalesChart } from './SalesChart.tsx'
import { SalesStats } from './SalesStats.tsx'

const dimensions = {
  products: 'PRODUCT',
  channels: 'CHANNEL',
  countries: 'COUNTRY',
  discounts: 'DISCOUNT',
} as const

/** Page of one row of a report: its sales over time, and a product's variants. */
export function detailPage(name: keyof typeof dimensions & ReportName) {
  const dimension = dimensions[name]

  async function loader(asked: ManageRequest<Say>) {
    // A key may be empty, an address may not.
    const key = asked.id === '-' ? '' : asked.id
    const { range, report } = await readSales(asked, { dimension, key })
    const { from, to } = range
    const { client, signal } = asked
    const variants =
      dimension === 'PRODUCT'
        ? await querySales(
            client,
            { from, to, groupBy: 'VARIANT', filter: { dimension, key }, paging: { limit: 1000 } },
            { signal },
          )
        : undefined
    const named = await querySales(
      client,
      { from, to, groupBy: dimension, paging: { limit: 1000 } },
      { signal },
    )
    const { label = '' } = named.rows.find((row) => row.key === key) ?? {}
    return { key, label, range, report, variants: variants?.rows ?? [] }
  }

  function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
    const t = useMessages()
    const format = useFormat()
    const { tag } = useLocale().language
    const { key, label, range, report, variants } = data
    const title = labelOf(name, { key, label }, t, tag)
    const money = (amount: string) => format.money(amount, report.currency)
    return (
      <ReportFrame at={name} title={title} isOwner={isOwner} range={range} waiting={report.waiting}>
        <SalesStats report={report} />
        <SalesChart title={t('overview.over-time')} report={report} range={range} />
        {dimension === 'PRODUCT' && key && (
          <p>
            <TextLink as={Link} to={`/manage/catalog/products/${key}`}>
              {t('product.open')}
            </TextLink>
          </p>
        )}
        {variants.length > 0 && (
          <section className={parts.rows}>
            <Heading level={2}>{t('product.variants')}</Heading>
            <Table
              label={t('product.variants')}
              head={[
                { title: t('column.variant') },
                { title: t('measure.units'), isNumber: true },
                { title: t('measure.total'), isNumber: true },
                { title: t('measure.returned'), isNumber: true },
                { title: t('measure.net'), isNumber: true },
              ]}
              rows={variants.map((row) => ({
                key: row.key,
                cells: [
                  row.detail ?? row.label,
                  format.number(row.units),
                  money(row.total),
                  money(row.returned),
                  money(row.net),
                ],
              }))}
            />
          </section>
        )}
      </ReportFrame>
    )
  }

  return { loader, Page }
}
