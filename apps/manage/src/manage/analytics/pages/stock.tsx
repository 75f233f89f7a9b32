import { useFormat } from '@galleria/i18n'
import {
  type Column,
  csvLine,
  DataTable,
  ExportFile,
  exported,
  type ManageRequest,
  type PageProps,
} from '@galleria/manage'
import { queryStockTurnover, type StockRow } from '@galleria/platform-client/analytics'
import { EmptyState } from '@galleria/ui'
import { allRows, pagingIn } from '../data/paging.ts'
import { rangeOf } from '../data/read-report.ts'
import { type Say, useMessages } from '../messages/index.ts'
import { ReportFrame } from '../parts/ReportFrame.tsx'
import { useTablePages } from '../parts/use-table-pages.ts'

type Asked = ManageRequest<Say>

export async function loader(asked: Asked) {
  const { client, signal, url } = asked
  const range = rangeOf(asked)
  const { page, paging } = pagingIn(url.searchParams)
  const report = await queryStockTurnover(client, { from: range.from, to: range.to, paging }, { signal })
  return { range, page, report }
}

export async function action(asked: Asked, { query }: { readonly query: string }) {
  return exported(async () => {
    const { client, signal, t } = asked
    const { from, to } = rangeOf(asked, new URLSearchParams(query))
    const rows = await allRows(
      (paging) => queryStockTurnover(client, { from, to, paging }, { signal }),
      Number.POSITIVE_INFINITY,
    )
    return [
      csvLine([
        ...[t('column.product'), t('column.variant'), t('column.id')],
        ...[t('stock.quantity'), t('stock.sold'), t('stock.days')],
      ]),
      ...rows.map(({ label, detail, variantId, quantity, sold, daysLeft }) =>
        csvLine([label, detail ?? '', variantId, quantity, sold, daysLeft ?? '']),
      ),
    ].join('')
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { range, page, report } = data
  const name = ({ label, detail }: StockRow) => (detail ? `${label}, ${detail}` : label)
  const columns: Column<StockRow>[] = [
    { id: 'name', header: t('column.variant'), cell: name, phone: 'primary' },
    {
      id: 'quantity',
      header: t('stock.quantity'),
      align: 'end',
      cell: ({ quantity }) => format.number(quantity),
      phone: 'secondary',
    },
    { id: 'sold', header: t('stock.sold'), align: 'end', cell: ({ sold }) => format.number(sold) },
    {
      id: 'days',
      header: t('stock.days'),
      align: 'end',
      cell: ({ daysLeft }) =>
        daysLeft === undefined || daysLeft === null ? t('stock.never') : format.number(daysLeft),
      phone: 'end',
    },
  ]
  return (
    <ReportFrame
      at="stock"
      title={t('stock.title')}
      isOwner={isOwner}
      range={range}
      noCompare
      waiting={report.waiting}
      description={t('stock.more')}
      actions={<ExportFile name={`stock-${range.from}-${range.to}`} />}
    >
      <DataTable
        list="analytics-stock"
        label={t('stock.title')}
        columns={columns}
        rows={report.rows}
        keyOf={({ variantId }) => variantId}
        nameOf={name}
        linkOf={({ productId }) => `/manage/catalog/inventory/${productId}`}
        count={report.found}
        found={t('analytics.rows', { count: report.found })}
        empty={<EmptyState title={t('stock.nothing')} />}
        pages={useTablePages(page, report.found)}
      />
    </ReportFrame>
  )
}
