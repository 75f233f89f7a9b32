import { useFormat } from '@galleria/i18n'
import {
  type Column,
  DataTable,
  ExportFile,
  exported,
  FilterBar,
  may,
  parts,
  withParams,
} from '@galleria/manage'
import { queryStockTransfers, type StockTransferSummary } from '@galleria/platform-client/stock-transfers'
import { Link, useLocation } from '@galleria/router'
import { Badge, ButtonLink, EmptyState } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { isId } from '../stock/question.ts'
import { writeTransfersCsv } from '../stock-transfers/acts.ts'
import { statusCopy, statuses } from '../stock-transfers/status.ts'

export const area = 'inventory'

/** Transfers of one page. */
const LIMIT = 50

/** Question of the list from its address. */
function askedIn(query: URLSearchParams) {
  const words = query.get('q')?.trim().slice(0, 100)
  const status = statuses.find((each) => each === query.get('status'))
  const variantId = query.get('variant')
  return { ...(words && { words }), ...(status && { status }), ...(isId(variantId) && { variantId }) }
}

export async function loader({ client, url, signal }: ManageRequest) {
  const query = url.searchParams
  const asked = askedIn(query)
  const offset = Number(/^\d{1,6}$/.exec(query.get('offset') ?? '')?.[0] ?? 0)
  const found = await queryStockTransfers(
    client,
    { query: { ...asked, paging: { limit: LIMIT, offset } } },
    { signal },
  )
  return { ...found, offset }
}

export function action({ client, t }: ManageRequest, { query }: { readonly query: string }) {
  return exported(() => writeTransfersCsv(client, askedIn(new URLSearchParams(query)), t))
}

/** Transfers between locations and purchases, newest first. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { search } = useLocation()
  const { transfers, total, counts, offset } = data
  const at = (next: number) => withParams(search, { offset: next > 0 ? String(next) : null })
  const columns: readonly Column<StockTransferSummary>[] = [
    {
      id: 'reference',
      header: t('moves.reference'),
      phone: 'primary',
      cell: ({ reference }) => <bdi>{reference}</bdi>,
    },
    {
      id: 'status',
      header: t('moves.status'),
      phone: 'end',
      cell: ({ status }) => {
        const { text, tone } = statusCopy(status, t)
        return <Badge tone={tone}>{text}</Badge>
      },
    },
    {
      id: 'from',
      header: t('moves.from'),
      phone: 'secondary',
      cell: ({ from }) => <bdi>{from ? (from.name ?? '–') : t('moves.supplier')}</bdi>,
    },
    { id: 'to', header: t('moves.to'), phone: 'secondary', cell: ({ to }) => <bdi>{to.name ?? '–'}</bdi> },
    {
      id: 'expected',
      header: t('moves.expected'),
      cell: ({ expectedOn }) => (expectedOn ? format.date(expectedOn, { dateStyle: 'medium' }) : '–'),
    },
    {
      id: 'received',
      header: t('moves.received'),
      align: 'end',
      phone: 'secondary',
      cell: ({ received, quantity }) => t('moves.arrived', { received, quantity }),
    },
  ]
  return (
    <Frame
      title={t('moves.title')}
      isOwner={isOwner}
      description={t('moves.more')}
      actions={
        <>
          <ButtonLink as={Link} to="/manage/settings/locations">
            {t('moves.locations')}
          </ButtonLink>
          <ButtonLink as={Link} to="/manage/catalog/inventory">
            {t('inventory.title')}
          </ButtonLink>
          <ExportFile name="stock-transfers" />
          {may(role, 'inventory', 'change') && (
            <ButtonLink as={Link} to="/manage/catalog/stock-transfers/new" variant="primary">
              {t('moves.new')}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={parts.rows}>
        <FilterBar
          label={t('moves.find')}
          words={t('moves.words')}
          tabs={[
            { label: t('moves.all'), query: '' },
            ...statuses.map((status) => ({
              label: statusCopy(status, t).text,
              query: `status=${status}`,
              count: counts[status],
            })),
          ]}
        />
        <DataTable
          list="stock-transfers"
          label={t('moves.title')}
          columns={columns}
          rows={transfers}
          keyOf={({ id }) => id}
          nameOf={({ reference }) => reference}
          linkOf={({ id }) => `/manage/catalog/stock-transfers/${id}`}
          count={total}
          found={t('moves.found', { count: total })}
          pages={{
            previous: offset > 0 ? at(offset - LIMIT) : undefined,
            next: offset + transfers.length < total ? at(offset + LIMIT) : undefined,
          }}
          empty={<EmptyState title={t('moves.none')} />}
        />
      </div>
    </Frame>
  )
}
