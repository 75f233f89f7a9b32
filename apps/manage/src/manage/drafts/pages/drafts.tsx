import { useFormat } from '@galleria/i18n'
import {
  type Column,
  DataTable,
  FilterBar,
  ManageFrame,
  may,
  type Outcome,
  parts as styles,
  useSend,
  withParams,
} from '@galleria/manage'
import {
  createDraftOrder,
  type DraftOrder,
  getOrderDraftability,
  queryDraftOrders,
} from '@galleria/platform-client/draft-orders'
import { getOrder } from '@galleria/platform-client/orders'
import { replace } from '@galleria/router'
import { Badge, Button, EmptyState, Notice } from '@galleria/ui'
import { copyOrder, orderOfNumber } from '../data/copy-order.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { StartFromOrder } from '../parts/StartFromOrder.tsx'
import { reasonCopy } from '../rules/reasons.ts'

const LIMIT = 25

/** Reads the drafts, and the order of `?order=`, of which the page offers a draft. */
export async function loader({ client, url, signal }: ManageRequest) {
  const query = url.searchParams
  const cursor = query.get('cursor')
  const search = query.get('q')?.trim().slice(0, 100) ?? ''
  const isCommitted = query.get('status') === 'committed'
  const filter = {
    status: isCommitted ? ('COMMITTED' as const) : ('DRAFT' as const),
    ...(search && { search }),
  }
  const { draftOrders, pagingMetadata } = await queryDraftOrders(
    client,
    { query: { ...(cursor ? {} : { filter }), cursorPaging: { limit: LIMIT, ...(cursor && { cursor }) } } },
    { signal },
  )
  const orderId = query.get('order')
  const order = orderId
    ? await getOrder(client, { id: orderId }, { signal }).catch(() => undefined)
    : undefined
  query.delete('cursor')
  return {
    ...{ drafts: draftOrders, query: query.toString() },
    order: order ? String(order.order.number ?? '') : '',
    next: pagingMetadata?.cursors?.next ?? null,
    prev: pagingMetadata?.cursors?.prev ?? null,
  }
}

type Sent = { intent: 'new' } | { intent: 'copy' | 'edit'; number: string }

export async function action({ client, t }: ManageRequest, sent: Sent) {
  const became = await outcome<{ id?: string; left?: number; problem?: string }>(t, async () => {
    if (sent.intent === 'new') return { id: (await createDraftOrder(client, {})).draftOrder.id }
    const order = /^\d{1,15}$/.test(sent.number) ? await orderOfNumber(client, sent.number) : undefined
    if (!order?.id) return { problem: t('start.unknown', { number: sent.number }) }
    if (sent.intent === 'copy') return copyOrder(client, order)
    const { draftable, nonDraftableReasons } = await getOrderDraftability(client, { orderId: order.id })
    if (!draftable) {
      const why = nonDraftableReasons.map((reason) => t(reasonCopy(reason))).join('; ')
      return { problem: t('start.refused', { reasons: why }) }
    }
    return { id: (await createDraftOrder(client, { orderId: order.id })).draftOrder.id }
  })
  const { id, left } = became as { id?: string; left?: number }
  if (id) throw replace(`/manage/drafts/${id}${left ? `?left=${left}` : ''}`)
  return became as Outcome
}

type Data = Awaited<ReturnType<typeof loader>>

export function Page({ data, isOwner, role }: PageProps<Data>) {
  const mayChange = may(role, 'orders', 'change')
  const t = useMessages()
  const { drafts, query } = data
  const columns = useColumns()
  const { sent, isSending, send } = useSend()
  const at = (cursor: string | null) => (cursor ? withParams(query, { cursor }) : undefined)
  const begin = (
    <Button variant="primary" pending={isSending} onClick={() => send({ intent: 'new' })}>
      {t('drafts.new')}
    </Button>
  )
  return (
    <ManageFrame
      boundary="manage"
      area={t('drafts.area')}
      title={t('drafts.title')}
      isOwner={isOwner}
      actions={mayChange && begin}
    >
      <div className={styles.rows}>
        {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
        {mayChange && <StartFromOrder number={data.order} isSending={isSending} onStart={send} />}
        <FilterBar
          label={t('drafts.title')}
          words={t('drafts.find')}
          tabs={[
            { label: t('drafts.open'), query: '' },
            { label: t('drafts.completed'), query: 'status=committed' },
          ]}
        />
        <DataTable
          list="drafts"
          label={t('drafts.title')}
          columns={columns}
          rows={drafts}
          keyOf={({ id }) => id}
          nameOf={({ lineItems }) => lineItems[0]?.productName.original ?? t('drafts.empty')}
          linkOf={({ id }) => `/manage/drafts/${id}`}
          empty={<EmptyState title={t('drafts.none')} description={t('drafts.none-more')} />}
          pages={{ previous: at(data.prev), next: at(data.next) }}
        />
      </div>
    </ManageFrame>
  )
}

function useColumns(): readonly Column<DraftOrder>[] {
  const t = useMessages()
  const format = useFormat()
  return [
    {
      id: 'draft',
      header: t('drafts.draft'),
      cell: ({ lineItems: [first, ...others] }) => (
        <bdi>
          {first
            ? t('drafts.items', { name: first.productName.original, more: others.length })
            : t('drafts.empty')}
        </bdi>
      ),
    },
    {
      id: 'date',
      header: t('drafts.date'),
      phone: 'secondary',
      cell: ({ createdDate }) =>
        createdDate ? format.date(createdDate, { dateStyle: 'medium', timeStyle: 'short' }) : '',
    },
    {
      id: 'customer',
      header: t('customer.title'),
      phone: 'secondary',
      cell: ({ shippingInfo, buyerInfo }) => {
        const { firstName, lastName } = shippingInfo?.shippingDestination?.contactDetails ?? {}
        return <bdi>{[firstName, lastName].filter(Boolean).join(' ') || buyerInfo?.email || '–'}</bdi>
      },
    },
    {
      id: 'status',
      header: t('drafts.status'),
      cell: ({ status, sourceOrderId }) => (
        <Badge tone={status === 'DRAFT' ? 'neutral' : 'success'}>
          {status === 'COMMITTED'
            ? t('drafts.completed')
            : sourceOrderId
              ? t('drafts.edits')
              : t('drafts.open')}
        </Badge>
      ),
    },
    {
      id: 'total',
      header: t('total.total'),
      align: 'end',
      phone: 'end',
      cell: ({ priceSummary }) => priceSummary.total.formattedAmount,
    },
  ]
}
