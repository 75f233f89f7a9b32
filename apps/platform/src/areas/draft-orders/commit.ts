import { randomUUID } from 'node:crypto'
import { applicationError, violations } from '../../base/errors.ts'
import type { Trx } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import type { Caller } from '../../http/caller.ts'
import { isShipped, type Quote } from '../cart/index.ts'
import {
  deleteHeldStock,
  findHeldLine,
  goodsOf,
  insertOrder,
  lockOrder,
  type OrderRow,
  orderDocument,
  ordersSettings,
  readFulfillments,
  restock,
  sentOf,
  takeStock,
  whenChanged,
  writeOrder,
} from '../orders/index.ts'
import { countRules, useCoupon } from '../terms/index.ts'
import { notDraftable, readSource, reasonsAgainst } from './draftable.ts'
import { asCheckout, quoteDraft } from './quote.ts'
import type { DraftRow } from './store.ts'

interface Commit {
  readonly draft: DraftRow
  /** Whether the buyer is to be told; told where an address is known if nothing is said. */
  readonly notify?: boolean | undefined
  readonly caller: Caller
}

type Context = Pick<Services, 'config' | 'clock' | 'hooks'>

/** A new order, or the order it was made from as it is to be from now on. */
export async function commitDraft(trx: Trx, services: Context, commit: Commit): Promise<OrderRow> {
  const { draft } = commit
  const source = draft.sourceOrderId ? await readSource(trx, draft.sourceOrderId) : undefined
  const order = source && (await lockOrder(trx, source.id))
  if (draft.sourceOrderId) {
    const reasons = await reasonsAgainst(trx, services.config, order)
    if (reasons.length) throw notDraftable(reasons)
  }
  const quote = await quoteDraft(trx, services, draft)
  if (quote.items.length === 0)
    throw applicationError(428, 'EMPTY_DRAFT_ORDER', 'The draft is empty. Add an item first.')
  if (quote.items.some(({ subscription }) => subscription))
    throw notDraftable(['SUBSCRIPTION_LINE_ITEM_EXISTS'])
  if (quote.couponProblem && !order)
    throw applicationError(
      428,
      'COUPON_IS_NOT_VALID',
      "The coupon doesn't apply. Remove it or use another one.",
      {
        reason: quote.couponProblem,
      },
    )
  if (quote.items.some(isShipped) && quote.shippingMissing)
    throw applicationError(
      428,
      'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
      "This delivery method isn't available for this address.",
    )
  if (!order) refuseUnreachable(commit, quote)
  return order ? changeOrder(trx, services, commit, order, quote) : newOrder(trx, services, commit, quote)
}

/** Refuses a draft whose buyer cannot be told or reached; a change of an order keeps what it has. */
function refuseUnreachable({ draft: { terms }, notify }: Commit, { items, selected }: Quote): void {
  if (items.some(isShipped) && !terms.shippingDestination && (selected?.kind ?? 'SHIPPING') === 'SHIPPING')
    throw applicationError(
      428,
      'SHIPPING_ADDRESS_IS_MISSING',
      'The draft has items to deliver. Set shippingInfo.shippingDestination, or choose pickup.',
    )
  if (notify && !terms.email)
    throw applicationError(
      428,
      'BUYER_EMAIL_IS_MISSING',
      'The draft has no email address. Set buyerInfo.email, or place the order without sendNotificationToBuyer.',
    )
}

async function newOrder(trx: Trx, services: Context, { draft, notify, caller }: Commit, quote: Quote) {
  const date = services.clock.now()
  const row = asCheckout(draft, services.config.currency)
  const orderId = randomUUID()
  const { inventoryUpdateTrigger } = await ordersSettings(trx)
  if (inventoryUpdateTrigger === 'ON_ORDER_PLACED' || quote.totals.total === 0)
    await take(trx, { orderId, date, caller }, quote)
  const customer = { memberId: draft.terms.memberId ?? null, email: row.email }
  if (quote.coupon && !(await useCoupon(trx, services, quote.coupon, orderId, customer, date)))
    throw applicationError(428, 'COUPON_IS_NOT_VALID', 'The coupon has reached its usage limit.')
  await countRules(
    trx,
    quote.rules.map(({ id }) => id),
  )
  return insertOrder(trx, services, {
    ...{ orderId, row, quote, date, caller, quietly: notify === false },
    charge: undefined,
    drafted: true,
  })
}

async function take(
  trx: Trx,
  order: { orderId: string; date: Date; caller?: Caller | undefined },
  { items }: Quote,
  kind: 'SALE' | 'ORDER_CHANGE' = 'SALE',
): Promise<void> {
  const goods = items.flatMap(({ id, productId, variantId, quantity, found }) =>
    found ? [{ lineId: id, productId, variantId, quantity }] : [],
  )
  const gone = items.filter(({ status }) => status === 'NOT_FOUND')
  const { short } = await takeStock(trx, order, goods, kind)
  if (short.length || gone.length)
    throw applicationError(
      428,
      'PARTIAL_OUT_OF_STOCK',
      'Some items are out of stock. Reduce the quantities.',
      {
        lineItemIds: [...short.map(({ lineId }) => lineId), ...gone.map(({ id }) => id)],
      },
    )
}

/** Goods, prices and sums are those of the draft; what happened to the order, and its money, stay. */
async function changeOrder(
  trx: Trx,
  services: Context,
  { draft, caller }: Commit,
  order: OrderRow,
  quote: Quote,
): Promise<OrderRow> {
  const date = services.clock.now()
  await checkSent(trx, order, draft)
  if (await holdsGoods(trx, order)) {
    await restock(trx, { orderId: order.id, date, caller }, 'ORDER_CHANGE')
    await deleteHeldStock(trx, order.id)
    await take(trx, { orderId: order.id, date, caller }, quote, 'ORDER_CHANGE')
  }
  const row = asCheckout(draft, order.currency)
  const made = orderDocument(services.config, { row, quote, date, drafted: true })
  const before = new Map(order.document.lineItems.map((line) => [line.id, line]))
  const lineItems = made.lineItems.map((line) => ({
    ...line,
    ...(before.get(line.id)?.image ? { image: before.get(line.id)?.image } : {}),
    ...(before.get(line.id)?.digitalFile ? { digitalFile: before.get(line.id)?.digitalFile } : {}),
  }))
  const { priceSummary, taxInfo, appliedDiscounts, additionalFees, shippingInfo } = made
  const { billingInfo, recipientInfo, buyerNote } = made
  const { totals } = quote
  const changed = await writeOrder(
    trx,
    services,
    order,
    {
      sums: { subtotalMinor: totals.subtotal, totalMinor: totals.total },
      document: {
        ...{ lineItems, priceSummary, taxInfo, appliedDiscounts, additionalFees, billingInfo, recipientInfo },
        ...(shippingInfo ? { shippingInfo } : {}),
        ...(buyerNote ? { buyerNote } : {}),
      },
      ...(draft.terms.email ? { email: draft.terms.email } : {}),
      activities: ['DRAFT_ORDER_CHANGES_APPLIED'],
    },
    caller,
  )
  await whenChanged(trx, services, changed, date)
  return changed
}

/** None where they are taken with the money, and it has not come. */
async function holdsGoods(trx: Trx, order: OrderRow): Promise<boolean> {
  const { inventoryUpdateTrigger } = await ordersSettings(trx)
  if (inventoryUpdateTrigger === 'ON_ORDER_PLACED' || order.paymentStatus === 'PAID') return true
  const held = await findHeldLine(trx, order.id)
  return held !== undefined || goodsOf(order).length === 0
}

/** Refuses to remove items already sent from the order. */
async function checkSent(trx: Trx, order: OrderRow, { lines }: DraftRow): Promise<void> {
  const sent = sentOf(await readFulfillments(trx, [order.id]))
  for (const [id, quantity] of sent) {
    if ((lines.find((line) => line.id === id)?.quantity ?? 0) >= quantity) continue
    throw violations([
      {
        field: 'draftOrder.lineItems',
        description: `must be at least ${quantity} because that many have shipped`,
        violatedRule: 'MIN',
        data: { threshold: quantity, lineItemId: id },
      },
    ])
  }
}
