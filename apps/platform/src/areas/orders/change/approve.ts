import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { move } from '../../../domain/status-machine.ts'
import type { Caller } from '../../../http/caller.ts'
import { movePayment } from '../payments/moves.ts'
import { readTransactions } from '../payments/store.ts'
import type { OrderRow } from '../read/order-view.ts'
import { releaseHeld } from './release.ts'
import { lockOrder, writeOrder } from './write-order.ts'

/** Staff's word on an order that waits for it; the payment under review is decided with it. */
export async function decideOrder(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  request: { readonly id: string; readonly status: 'APPROVED' | 'REJECTED'; readonly caller?: Caller },
): Promise<OrderRow> {
  const { id, status, caller } = request
  const order = await lockOrder(trx, id)
  move('order', order.status, status)
  const { payments } = await readTransactions(trx, id)
  const reviewed = payments.find((payment) => payment.status === 'PENDING_MERCHANT')
  if (reviewed) {
    const to = status === 'APPROVED' ? 'APPROVED' : 'DECLINED'
    return movePayment(trx, services, {
      orderId: id,
      paymentId: reviewed.id,
      to,
      ...(to === 'DECLINED' ? { reason: 'REFUSED_BY_MERCHANT' } : {}),
      ...(caller ? { caller } : {}),
    })
  }
  const change =
    status === 'REJECTED'
      ? { activities: ['ORDER_REJECTED'] as const, ...(await releaseHeld(trx, services, order)) }
      : {}
  return writeOrder(trx, services, order, { status, ...change }, caller)
}
