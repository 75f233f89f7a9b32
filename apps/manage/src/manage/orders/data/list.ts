import { csvLine, readAll } from '@galleria/manage'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import {
  bulkCreateFulfillments,
  type OrderSheet,
  printOrderSheets,
} from '@galleria/platform-client/fulfillments'
import { getOrderHandling, type Order, searchWholeOrders } from '@galleria/platform-client/order-handling'
import { aggregateOrders, bulkUpdateOrders, bulkUpdateOrderTags } from '@galleria/platform-client/orders'
import { bulkBuyLabels, getLabelSettings, printLabels } from '@galleria/platform-client/postage'
import { later } from '../../shared/later.ts'
import type { Say } from '../messages/index.ts'
import { refusal } from '../outcome.ts'
import { isSetUp } from '../rules/label-provider.ts'
import { buyerOf } from '../rules/order-facts.ts'
import { filterOf, sortOf, tabFilter, tabNames } from '../rules/order-list.ts'
import { rowOf } from '../rules/order-row.ts'
import { fulfillmentStatus, orderStatus, paymentStatus } from '../rules/status.ts'

const PAGE = 50
type Options = { readonly signal: AbortSignal }

export async function readOrders(
  client: PlatformClient,
  query: URLSearchParams,
  timeZone: string,
  { signal }: Options,
) {
  const filter = filterOf(query, timeZone)
  const cursor = query.get('cursor')
  const counts = countTabs(client, { signal })
  const [{ orders, metadata }, { count }] = await Promise.all([
    searchWholeOrders(
      client,
      {
        search: {
          ...(cursor ? {} : { filter, sort: sortOf(query) }),
          cursorPaging: { limit: PAGE, ...(cursor && { cursor }) },
        },
      },
      { signal },
    ),
    aggregateOrders(client, { filter }, { signal }),
  ])
  const { next, prev } = metadata?.cursors ?? {}
  const ids = orders.map(({ id }) => id)
  return {
    ...{ orders: orders.map(rowOf), count, next: next ?? null, prev: prev ?? null },
    counts: await later(counts),
    flags: await later(readFlags(client, ids, { signal })),
  }
}

/** Counts of orders: of all, then of each tab. */
async function countTabs(client: PlatformClient, options: Options): Promise<number[]> {
  const all = await Promise.all(
    [undefined, ...tabNames].map((name) => aggregateOrders(client, { filter: tabFilter(name) }, options)),
  )
  return all.map(({ count }) => count)
}

/** Ids of the orders that ask for a refund, and of those on hold. */
async function readFlags(client: PlatformClient, ids: readonly string[], options: Options) {
  const among = async (flag: 'refundRequested' | 'onHold') => {
    if (ids.length === 0) return []
    const search = { filter: { id: { $in: ids }, [flag]: true, ...anyStatus } }
    return (await searchWholeOrders(client, { search }, options)).orders.map(({ id }) => id)
  }
  const [asking, held] = await Promise.all([among('refundRequested'), among('onHold')])
  return { asking, held }
}

/** A search that names the status finds what waits for a decision, too. */
const anyStatus = { status: { $ne: 'INITIALIZED' } }

/** Count of orders that were changed, and the refused ones by number and reason: one refusal stops no other order. */
export interface Many {
  readonly succeeded: number
  readonly failed: readonly string[]
}
type Chosen = readonly { readonly id: string; readonly number: string }[]

interface BulkResults {
  readonly results: readonly {
    readonly itemMetadata: {
      readonly id?: string | null | undefined
      readonly success: boolean
      readonly error?: { readonly code: string; readonly description: string } | undefined
    }
  }[]
}
function manyOf({ results }: BulkResults, chosen: Chosen, t: Say): Many {
  const failed = results.flatMap(({ itemMetadata: { id, success, error } }) => {
    if (success) return []
    const number = chosen.find((each) => each.id === id)?.number ?? ''
    return [t('bulk.failed', { number, reason: refusal(t, error?.code) ?? error?.description ?? '' })]
  })
  return { succeeded: results.length - failed.length, failed }
}

/** Fulfill all open units of each order. */
export async function sendMany(client: PlatformClient, chosen: Chosen, t: Say): Promise<Many> {
  const all = await Promise.all(
    chosen.map(async (order) => ({
      order,
      handling: (await getOrderHandling(client, { orderId: order.id })).handling,
    })),
  )
  const open = all.flatMap(({ order, handling }) => {
    const lineItems = handling.lines.flatMap(({ id, toSend }) =>
      toSend > 0 ? [{ id, quantity: toSend }] : [],
    )
    return lineItems.length ? [{ orderId: order.id, fulfillments: [{ lineItems }] }] : []
  })
  const nothing = all
    .filter(({ handling }) => handling.lines.every(({ toSend }) => toSend === 0))
    .map(({ order }) => t('bulk.failed', { number: order.number, reason: t('bulk.nothing-to-send') }))
  if (open.length === 0) return { succeeded: 0, failed: nothing }
  const sent = manyOf(await bulkCreateFulfillments(client, { ordersWithFulfillments: open }), chosen, t)
  return { ...sent, failed: [...nothing, ...sent.failed] }
}

/** True where labels are bought from a provider. */
export async function mayBuyLabels(client: PlatformClient, signal: AbortSignal): Promise<boolean> {
  return isSetUp((await getLabelSettings(client, undefined, { signal })).labelSettings)
}

/** Purchases that succeeded, with their PDF. */
export interface Bought extends Many {
  readonly url?: string
  /** True where labels were bought and their PDF could not be made. */
  readonly isUnprinted?: true
}

/** Buys a label for all open units of each order, and prints those that were bought. */
export async function buyMany(
  client: PlatformClient,
  chosen: Chosen,
  { key: idempotencyKey, t }: { readonly key: string; readonly t: Say },
): Promise<Bought> {
  const bought = await bulkBuyLabels(client, { orderIds: chosen.map(({ id }) => id), idempotencyKey })
  const labelIds = bought.results.flatMap(({ item }) => item?.id ?? [])
  return { ...manyOf(bought, chosen, t), ...(labelIds.length ? await printed(client, labelIds) : {}) }
}

/** PDF of labels that are paid for: without it, the answer still tells which were bought. */
async function printed(
  client: PlatformClient,
  labelIds: readonly string[],
): Promise<Pick<Bought, 'url' | 'isUnprinted'>> {
  try {
    return await printLabels(client, { labelIds })
  } catch (error) {
    if (isPlatformError(error)) return { isUnprinted: true }
    throw error
  }
}

export async function archiveMany(
  client: PlatformClient,
  chosen: Chosen,
  { archived, t }: { readonly archived: boolean; readonly t: Say },
): Promise<Many> {
  const orders = chosen.map(({ id }) => ({ order: { id, archived } }))
  return manyOf(await bulkUpdateOrders(client, { orders }), chosen, t)
}

export async function tagMany(
  client: PlatformClient,
  chosen: Chosen,
  { tag, t }: { readonly tag: string; readonly t: Say },
): Promise<Many> {
  const assignTags = { privateTags: { tagIds: [tag] } }
  return manyOf(
    await bulkUpdateOrderTags(client, { orderIds: chosen.map(({ id }) => id), assignTags }),
    chosen,
    t,
  )
}

export function printMany(client: PlatformClient, chosen: Chosen, kind: OrderSheet) {
  return printOrderSheets(client, { kind, orderIds: chosen.map(({ id }) => id) })
}

/** File of all orders that an address finds, read page by page. */
export async function exportOrders(
  client: PlatformClient,
  query: URLSearchParams,
  { t, timeZone, signal }: Options & { readonly t: Say; readonly timeZone: string },
): Promise<string> {
  const head = [
    ...[t('list.number'), t('list.date'), t('list.buyer'), t('list.email'), t('list.items')],
    ...[t('list.status'), t('list.payment'), t('list.fulfillment'), t('list.tags')],
    ...[t('totals.total'), t('list.currency')],
  ]
  const lines = await readAll(async (cursorPaging) => {
    const first = cursorPaging.cursor ? {} : { filter: filterOf(query, timeZone), sort: sortOf(query) }
    const search = { ...first, cursorPaging }
    const { orders, metadata } = await searchWholeOrders(client, { search }, { signal })
    return {
      items: orders.map((order) => csvLine(cellsOf(order, t))),
      next: metadata?.hasNext === false ? undefined : metadata?.cursors?.next,
    }
  })
  return csvLine(head) + lines.join('')
}

function cellsOf(order: Order, t: Say): (string | number)[] {
  return [
    ...[order.number, order.createdDate, buyerOf(order), order.buyerInfo?.email ?? ''],
    order.lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
    ...[orderStatus(order.status, t), paymentStatus(order.paymentStatus, t)],
    fulfillmentStatus(order.fulfillmentStatus, t),
    order.tags?.privateTags?.tagIds?.join(' ') ?? '',
    ...[order.priceSummary.total?.amount ?? '', order.currency],
  ]
}
