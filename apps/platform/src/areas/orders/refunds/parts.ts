import type { PlatformConfig } from '../../../data/config.ts'
import type { Trx } from '../../../data/database.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { providersOf } from '../payments/providers.ts'
import { readTransactions } from '../payments/store.ts'
import type { OrderRow } from '../read/order-view.ts'
import { notRefundable, type RefundRequest } from './refund.ts'
import { refundabilities } from './refundability.ts'

/** From one payment after the other, as much as each can still give back; refused where none of them can. */
export async function refundParts(
  trx: Trx,
  config: PlatformConfig,
  order: OrderRow,
  amount: Minor,
): Promise<RefundRequest['parts']> {
  const all = refundabilities(order, await readTransactions(trx, order.id), providersOf(config))
  const { parts } = all.reduce<{ due: Minor; parts: RefundRequest['parts'] }>(
    ({ due, parts }, each) => {
      const taken = each.status === 'NOT_REFUNDABLE' ? 0 : Math.min(due, each.left)
      const part = { paymentId: each.paymentId, amount: taken, external: each.status === 'MANUAL' }
      return { due: due - taken, parts: taken > 0 ? [...parts, part] : parts }
    },
    { due: amount, parts: [] },
  )
  const [first] = all
  if (parts.length === 0)
    throw notRefundable(first?.status === 'NOT_REFUNDABLE' ? first.reason : 'ALREADY_REFUNDED', '')
  return parts
}
