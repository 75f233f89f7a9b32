import { useFormat } from '@galleria/i18n'
import {
  type Column,
  DataTable,
  FilterBar,
  LetterLink,
  ManageFrame,
  parts as styles,
  withParams,
} from '@galleria/manage'
import { listSubscriptionContracts, type SubscriptionContract } from '@galleria/platform-client/subscriptions'
import { EmptyState } from '@galleria/ui'
import { key, useMessages } from '../messages/index.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Rhythm, States } from '../parts/Terms.tsx'

const LIMIT = 25

const tabs = [
  { status: '', label: key('status.all') },
  { status: 'AUTO_RENEW_ON', label: key('status.on') },
  { status: 'AUTO_RENEW_OFF', label: key('status.off') },
  { status: 'MANUAL_RECURRING', label: key('status.manual') },
  { status: 'CANCELLED', label: key('status.canceled') },
  { status: 'TRANSFERRED', label: key('status.transferred') },
] as const

export async function loader({ client, url, signal }: ManageRequest) {
  const query = url.searchParams
  const cursor = query.get('cursor')
  const search = query.get('q')?.trim().slice(0, 100)
  const status = tabs.find((each) => each.status && each.status === query.get('status'))?.status
  const { subscriptionContracts, pagingMetadata } = await listSubscriptionContracts(
    client,
    {
      ...(status ? { status } : {}),
      ...(search ? { search } : {}),
      cursorPaging: { limit: LIMIT, ...(cursor && { cursor }) },
    },
    { signal },
  )
  query.delete('cursor')
  return {
    contracts: subscriptionContracts,
    query: query.toString(),
    next: pagingMetadata?.cursors?.next ?? null,
    prev: pagingMetadata?.cursors?.prev ?? null,
  }
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const { contracts, query, next, prev } = data
  const columns = useColumns()
  const at = (cursor: string | null) => (cursor ? withParams(query, { cursor }) : undefined)
  return (
    <ManageFrame
      boundary="manage"
      area={t('contracts.area')}
      title={t('contracts.title')}
      isOwner={isOwner}
      description={<LetterLink kind="renewal" />}
    >
      <div className={styles.rows}>
        <FilterBar
          label={t('contracts.title')}
          words={t('contracts.find')}
          tabs={tabs.map(({ status, label }) => ({
            label: t(label),
            query: status ? `status=${status}` : '',
          }))}
        />
        <DataTable
          list="subscriptions"
          label={t('contracts.title')}
          columns={columns}
          rows={contracts}
          keyOf={({ id }) => id}
          nameOf={({ productName }) => productName}
          linkOf={({ id }) => `/manage/subscriptions/${id}`}
          empty={<EmptyState title={t('contracts.none')} description={t('contracts.none-more')} />}
          pages={{ previous: at(prev), next: at(next) }}
        />
      </div>
    </ManageFrame>
  )
}

function useColumns(): readonly Column<SubscriptionContract>[] {
  const t = useMessages()
  const format = useFormat()
  const day = (date: string | null | undefined) => (date ? format.date(date, { dateStyle: 'medium' }) : '–')
  return [
    { id: 'product', header: t('contracts.product'), cell: ({ productName }) => <bdi>{productName}</bdi> },
    {
      id: 'customer',
      header: t('contracts.customer'),
      phone: 'secondary',
      cell: ({ buyerInfo }) => <bdi>{buyerInfo.email || t('contracts.guest')}</bdi>,
    },
    {
      id: 'status',
      header: t('contracts.status'),
      phone: 'secondary',
      cell: (contract) => <States contract={contract} />,
    },
    { id: 'started', header: t('contracts.started'), hidden: true, cell: (each) => day(each.createdDate) },
    { id: 'next', header: t('terms.next'), cell: ({ nextBillingDate }) => day(nextBillingDate) },
    {
      id: 'price',
      header: t('contracts.price'),
      align: 'end',
      phone: 'end',
      cell: (contract) => <Rhythm contract={contract} />,
    },
  ]
}
