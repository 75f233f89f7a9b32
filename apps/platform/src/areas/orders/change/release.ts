import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { releaseMemberships } from '../../terms/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import { giveCardsBack } from '../refunds/refund.ts'
import { restock } from '../stock/stock.ts'
import type { OrderChange } from './write-order.ts'

/** Releases what a refused order held: goods to the shelf, a gift card's part onto the card, uses of a plan. */
export async function releaseHeld(
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  order: OrderRow,
): Promise<Pick<OrderChange, 'document'>> {
  const date = clock.now()
  const back = await restock(trx, { orderId: order.id, date }, 'CANCELLATION')
  await giveCardsBack(trx, order, date)
  await releaseMemberships(trx, order.id, date)
  return { document: { lineItems: restocked(order, back) } }
}

/** Lines with what went back to the shelf. */
export function restocked({ document }: OrderRow, back: ReadonlyMap<string, number>) {
  return document.lineItems.map((line) => {
    const restored = back.get(line.id)
    return restored ? { ...line, restockQuantity: (line.restockQuantity ?? 0) + restored } : line
  })
}
