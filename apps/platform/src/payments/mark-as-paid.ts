import type { Caller } from '../caller.ts'
import type { Trx } from '../database.ts'
import { applicationError } from '../errors.ts'
import { refuseUndecided } from '../orders/cancel.ts'
import { lockOrder, writeOrder } from '../orders/change.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { owed } from '../orders/payment-requests/request.ts'
import type { Services } from '../services.ts'
import { movePayment } from './moves.ts'
import { recordPayment } from './record.ts'
import { readTransactions } from './store.ts'

/** Staff say that the money is there: what waited offline has come, and what is missing came outside of the store. */
export async function markAsPaid(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock'>,
  request: { readonly orderId: string; readonly method: string; readonly caller?: Caller },
): Promise<OrderRow> {
  const { orderId, method, caller } = request
  const order = await lockOrder(trx, orderId)
  refuseUndecided(order)
  if (order.status === 'CANCELED')
    throw applicationError(428, 'ORDER_IS_CANCELED', 'This order was cancelled')
  const { payments } = await readTransactions(trx, orderId)
  const waiting = payments.find(({ offline, status }) => offline && status === 'PENDING')
  if (waiting) {
    const told = caller ? { caller } : {}
    return movePayment(trx, services, { orderId, paymentId: waiting.id, to: 'APPROVED', ...told })
  }
  const amountMinor = await owed(trx, order)
  if (amountMinor === 0) return order
  await recordPayment(trx, {
    orderId,
    provider: 'offline',
    requestKey: `mark-as-paid ${payments.length}`,
    amountMinor,
    answer: { status: 'APPROVED', method, offline: true, reference: `offline ${order.number}` },
    date: services.clock.now(),
  })
  return writeOrder(trx, services, order, {}, caller)
}
