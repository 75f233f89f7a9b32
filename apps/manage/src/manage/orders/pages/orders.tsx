import { useFormat } from '@galleria/i18n'
import {
  DataTable,
  ExportFile,
  FilterBar,
  ManageFrame,
  may,
  SavedViews,
  parts as styles,
  withoutPage,
  withParams,
} from '@galleria/manage'
import { useLocation } from '@galleria/router'
import { useLater } from '../../shared/later.ts'
import {
  archiveMany,
  buyMany,
  exportOrders,
  mayBuyLabels,
  printMany,
  readOrders,
  sendMany,
  tagMany,
} from '../data/list.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { BulkActs } from '../parts/BulkActs.tsx'
import { orderColumns } from '../parts/order-columns.tsx'
import { fulfillmentStatuses, paymentStatuses, type TabName, tabNames } from '../rules/order-list.ts'
import { fulfillmentStatus, paymentStatus } from '../rules/status.ts'

export async function loader({ client, url, role, signal, site }: ManageRequest) {
  const query = url.searchParams
  const [found, mayBuy] = await Promise.all([
    readOrders(client, query, site.timeZone ?? 'UTC', { signal }),
    may(role, 'fulfillment', 'change') && mayBuyLabels(client, signal),
  ])
  return { ...found, mayBuy, query: query.toString() }
}

export type ListSent =
  | { readonly intent: 'export'; readonly query: string }
  | {
      readonly intent: 'send' | 'buy-labels' | 'archive' | 'unarchive' | 'tag' | 'PACKING_SLIPS' | 'PICK_LIST'
      readonly orders: readonly { readonly id: string; readonly number: string }[]
      readonly tag?: string
      /** Idempotency key of a purchase. */
      readonly key?: string
    }

export async function action({ client, signal, site, t }: ManageRequest, sent: ListSent) {
  if (sent.intent === 'export') {
    const query = new URLSearchParams(sent.query)
    const timeZone = site.timeZone ?? 'UTC'
    return outcome(t, async () => ({ file: await exportOrders(client, query, { t, timeZone, signal }) }))
  }
  const { intent, orders, tag = '', key = '' } = sent
  switch (intent) {
    case 'send':
      return outcome(t, () => sendMany(client, orders, t))
    case 'buy-labels':
      return outcome(t, () => buyMany(client, orders, { key, t }))
    case 'tag':
      return outcome(t, () => tagMany(client, orders, { tag, t }))
    case 'archive':
    case 'unarchive':
      return outcome(t, () => archiveMany(client, orders, { archived: intent === 'archive', t }))
    default:
      return outcome(t, () => printMany(client, orders, intent))
  }
}

const noFlags = { asking: [], held: [] }

type Data = Awaited<ReturnType<typeof loader>>

export function Page({ data, isOwner, role }: PageProps<Data>) {
  const t = useMessages()
  const format = useFormat()
  const { search } = useLocation()
  const { orders, count, next, prev } = data
  const counts = useLater(data.counts)
  const { asking, held } = useLater(data.flags) ?? noFlags
  const query = new URLSearchParams(data.query)
  const tabs: Readonly<Record<TabName, string>> = {
    send: t('tab.send'),
    unpaid: t('tab.unpaid'),
    review: t('tab.review'),
    refund: t('tab.refund'),
    owed: t('tab.owed'),
    canceled: t('tab.canceled'),
    archived: t('tab.archived'),
  }
  const isArchive = query.get('tab') === 'archived'
  return (
    <ManageFrame boundary="manage" area={t('orders.area')} title={t('orders.title')} isOwner={isOwner}>
      <div className={styles.rows}>
        <FilterBar
          label={t('list.find')}
          words={t('list.words')}
          dates={t('list.date')}
          tabs={[
            { label: t('tab.all'), query: '', count: counts?.[0] },
            ...tabNames.map((name, index) => ({
              label: tabs[name],
              query: `tab=${name}`,
              count: counts?.[index + 1],
            })),
          ]}
          filters={[
            {
              name: 'payment',
              label: t('list.payment'),
              isMany: true,
              choices: paymentStatuses.map((value) => ({ value, label: paymentStatus(value, t) })),
            },
            {
              name: 'fulfillment',
              label: t('list.fulfillment'),
              isMany: true,
              choices: fulfillmentStatuses.map((value) => ({ value, label: fulfillmentStatus(value, t) })),
            },
            { name: 'tag', label: t('list.tag'), type: 'text' },
            { name: 'hold', label: t('hold.title'), choices: [{ value: 'yes', label: t('hold.on') }] },
          ]}
        />
        <SavedViews list="orders" to="/manage/orders" query={withoutPage(data.query)} />

        <DataTable
          list="orders"
          label={t('orders.title')}
          columns={orderColumns({ t, format, asking: new Set(asking), held: new Set(held) })}
          rows={orders}
          keyOf={({ id }) => id}
          nameOf={(order) => t('list.row', { number: order.number, buyer: order.buyer })}
          linkOf={({ id }) => `/manage/orders/${id}`}
          count={count}
          found={t('list.found', { count })}
          tools={<ExportFile name="orders" size="small" />}
          pages={{
            first: query.has('cursor') ? withParams(search, {}) : undefined,
            previous: prev ? withParams(search, { cursor: prev }) : undefined,
            next: next ? withParams(search, { cursor: next }) : undefined,
          }}
          bulk={
            may(role, 'fulfillment', 'change')
              ? (selection) => (
                  <BulkActs
                    orders={orders.filter(({ id }) => selection.keys.includes(id))}
                    isArchive={isArchive}
                    mayChange={may(role, 'orders', 'change')}
                    mayBuy={data.mayBuy}
                  />
                )
              : undefined
          }
        />
      </div>
    </ManageFrame>
  )
}
