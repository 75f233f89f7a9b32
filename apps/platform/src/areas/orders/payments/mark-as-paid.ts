import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { refuseUndecided } from '../change/cancel.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { owed } from '../payment-requests/request.ts'
import type { OrderRow } from '../read/order-view.ts'
import { movePayment } from './moves.ts'
import { recordPayment } from './record.ts'
import { readTransactions } from './store.ts'

/** Staff say that the money is there: what waited offline has come, and what is missing came outside of the store. */
export async function markAsPaid(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  request: { readonly orderId: string; readonly method: string; readonly caller?: Caller },
): Promise<OrderRow> {
  const { orderId, method, caller } = request
  const order = await lockOrder(trx, orderId)
  refuseUndecided(order)
  if (order.status === 'CANCELED') throw applicationError(428, 'ORDER_IS_CANCELED', 'This order was canceled')
  const { payments } = await readTransactions(trx, orderId)
  const waiting = payments.find(({ offline, status }) => offline && status === 'PENDING')
  if (waiting) {
    const author = caller ? { caller } : {}
    return movePayment(trx, services, { orderId, paymentId: waiting.id, to: 'APPROVED', ...author })
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
