import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { deliver, type Letter } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import type { OrderShop } from './shop.ts'
import { findMemberLanguage } from './store.ts'

/**
 * Writes to the buyer where an address is known: in the language they bought in, else in that of their profile, as for
 * an order that the store wrote down.
 */
export async function notifyBuyer(
  trx: Trx,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  order: OrderRow,
  write: (shop: OrderShop, order: OrderRow) => Letter,
): Promise<void> {
  if (!order.email) return
  const row = await inOwnLanguage(trx, order)
  await deliver(trx, { ...write(config, row), date: clock.now() })
}

async function inOwnLanguage(trx: Trx, order: OrderRow): Promise<OrderRow> {
  const { document, memberId } = order
  if (document.buyerLanguage || !memberId) return order
  const buyerLanguage = (await findMemberLanguage(trx, memberId)) ?? null
  return { ...order, document: { ...document, buyerLanguage } }
}
