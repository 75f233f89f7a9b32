import { useFormat } from '@galleria/i18n'
import {
  type Column,
  DataTable,
  FilterBar,
  ManageFrame,
  may,
  parts as styles,
  withParams,
} from '@galleria/manage'
import { type Return, searchReturns } from '@galleria/platform-client/returns'
import { Link } from '@galleria/router'
import { Badge, EmptyState, TextLink } from '@galleria/ui'
import { returnStatuses, returnTone, useReturnWords } from '../../shared/return-words.ts'
import { useMessages } from '../messages/index.ts'
import type { ManageRequest, PageProps } from '../page.ts'

const LIMIT = 25

export async function loader({ client, url, signal }: ManageRequest) {
  const query = url.searchParams
  const cursor = query.get('cursor')
  const search = query.get('q')?.trim().slice(0, 100)
  const status = returnStatuses.find((each) => each === query.get('state'))
  const { returns, metadata, open } = await searchReturns(
    client,
    {
      filter: { ...(status ? { status: [status] } : {}), ...(search ? { search } : {}) },
      cursorPaging: { limit: LIMIT, ...(cursor && { cursor }) },
    },
    { signal },
  )
  query.delete('cursor')
  const { next, prev } = metadata.cursors ?? {}
  return { returns, open, query: query.toString(), next: next ?? null, prev: prev ?? null }
}

export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const words = useReturnWords()
  const columns = useColumns()
  const { returns, open, query, next, prev } = data
  const counts: Readonly<Record<string, number>> = {
    REQUESTED: open.requested,
    APPROVED: open.approved,
    RECEIVED: open.received,
  }
  const at = (cursor: string | null) => (cursor ? withParams(query, { cursor }) : undefined)
  return (
    <ManageFrame
      boundary="manage"
      area={t('returns.area')}
      title={t('returns.title')}
      isOwner={isOwner}
      description={
        may(role, 'settings') && (
          <TextLink as={Link} className={styles.target} to="/manage/settings/returns">
            {t('list.policy')}
          </TextLink>
        )
      }
    >
      <div className={styles.rows}>
        <FilterBar
          label={t('returns.title')}
          words={t('list.words')}
          tabs={[
            { label: t('list.all'), query: '' },
            ...returnStatuses.map((status) => ({
              label: words.statusOf(status),
              query: `state=${status}`,
              count: counts[status],
            })),
          ]}
        />
        <DataTable
          list="returns"
          label={t('returns.title')}
          columns={columns}
          rows={returns}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          linkOf={({ id }) => `/manage/orders/returns/${id}`}
          empty={<EmptyState title={t('list.none')} description={t('list.none-more')} />}
          pages={{ previous: at(prev), next: at(next) }}
        />
      </div>
    </ManageFrame>
  )
}

const nameOf = ({ orderNumber, ordinal }: Return) => `${orderNumber}-R${ordinal}`

function useColumns(): readonly Column<Return>[] {
  const t = useMessages()
  const words = useReturnWords()
  const format = useFormat()
  return [
    { id: 'name', header: t('list.return'), cell: nameOf },
    {
      id: 'order',
      header: t('list.order'),
      cell: ({ orderId, orderNumber }) => (
        <TextLink as={Link} to={`/manage/orders/${orderId}`}>
          #{orderNumber}
        </TextLink>
      ),
    },
    {
      id: 'date',
      header: t('list.date'),
      phone: 'secondary',
      cell: ({ createdDate }) => format.date(createdDate, { dateStyle: 'medium' }),
    },
    {
      id: 'customer',
      header: t('list.customer'),
      phone: 'secondary',
      cell: ({ buyer }) => <bdi>{buyer.name || buyer.email || t('list.guest')}</bdi>,
    },
    {
      id: 'items',
      header: t('list.items'),
      align: 'end',
      cell: ({ lines }) => format.number(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    },
    {
      id: 'reason',
      header: t('list.reason'),
      cell: ({ lines }) => [...new Set(lines.map(({ reason }) => words.reasonOf(reason)))].join(', '),
    },
    {
      id: 'refund',
      header: t('list.refunded'),
      align: 'end',
      cell: ({ refunded }) => refunded?.formattedAmount ?? '–',
    },
    {
      id: 'status',
      header: t('list.status'),
      phone: 'end',
      cell: ({ status }) => <Badge tone={returnTone(status)}>{words.statusOf(status)}</Badge>,
    },
  ]
}
