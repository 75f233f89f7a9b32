import type { Trx } from '../../../data/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { readFulfillments } from '../fulfillments/store.ts'
import { orderQuantities, returnedAfter } from '../lines/quantities.ts'
import type { OrderRow } from '../read/order-view.ts'
import { type OrderNow, restock } from '../stock/stock.ts'
import type { ReturnedUnits } from '../tables.ts'
import type { RefundedUnits, RefundItems } from './calculate.ts'

export interface GoodsBack {
  /** Lines that the money is for; noted on them. */
  readonly items?: RefundItems | undefined
  readonly restock?: 'NO_ITEMS' | 'ALL_ITEMS' | readonly RefundedUnits[]
  /** Location that they go to; without it each line goes back to where it came from. */
  readonly locationId?: string | undefined
  /** Person who takes them back. */
  readonly caller?: Caller | undefined
}

/** Puts goods back, and answers what the order is to note about its lines. */
export async function goodsAfter(trx: Trx, order: OrderRow, goods: GoodsBack, date: Date) {
  const back = await goodsBack(trx, { orderId: order.id, date, caller: goods.caller }, goods)
  const lineItems = linesAfter(order, goods, back)
  const document = { lineItems, ...(goods.items?.shipping ? { deliveryRefunded: true } : {}) }
  return { document, returned: await returnedIn(trx, order, goods, lineItems) }
}

function goodsBack(trx: Trx, order: OrderNow, { restock: wanted, locationId }: GoodsBack) {
  if (!wanted || wanted === 'NO_ITEMS') return Promise.resolve(new Map<string, number>())
  return restock(trx, order, 'RETURN', wanted === 'ALL_ITEMS' ? undefined : wanted, locationId)
}

function linesAfter(order: OrderRow, { items }: GoodsBack, back: ReadonlyMap<string, number>) {
  return order.document.lineItems.map((line) => {
    const refunded = items?.lineItems
      .filter(({ id }) => id === line.id)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const restored = back.get(line.id)
    return {
      ...line,
      ...(refunded ? { refundQuantity: Math.min(line.quantity, (line.refundQuantity ?? 0) + refunded) } : {}),
      ...(restored ? { restockQuantity: (line.restockQuantity ?? 0) + restored } : {}),
    }
  })
}

/** How many of the units that were refunded and put back, before and now, had been sent. */
async function returnedIn(
  trx: Trx,
  order: OrderRow,
  { items, restock: back }: GoodsBack,
  after: OrderRow['document']['lineItems'],
): Promise<OrderRow['returned']> {
  const before = orderQuantities(order, await readFulfillments(trx, [order.id]))
  const returned = after.flatMap((line): (readonly [string, ReturnedUnits])[] => {
    const was = before.get(line.id)
    if (!was) return []
    const now = returnedAfter(
      was,
      { units: (line.refundQuantity ?? 0) - was.refunded, sent: sentAmong(items?.lineItems, line.id) },
      { units: (line.restockQuantity ?? 0) - was.restocked, sent: sentAmong(back, line.id) },
    )
    return now ? [[line.id, now]] : []
  })
  return returned.length ? Object.fromEntries(returned) : null
}

function sentAmong(units: GoodsBack['restock'], line: string): number {
  if (!units || typeof units === 'string') return 0
  return units.filter(({ id, sent }) => id === line && sent).reduce((sum, { quantity }) => sum + quantity, 0)
}
