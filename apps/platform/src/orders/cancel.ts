import type { Caller } from '../caller.ts'
import type { Trx } from '../database.ts'
import { applicationError } from '../errors.ts'
import { giveBackOrder } from '../loyalty/coupons/give-back.ts'
import { deliver } from '../mailbox/deliver.ts'
import { releaseMemberships } from '../memberships/payments.ts'
import { readTransactions } from '../payments/store.ts'
import type { Services } from '../services.ts'
import type { ActivityType } from './activities.ts'
import { lockOrder, writeOrder } from './change.ts'
import { tellCanceled } from './events.ts'
import { restocked } from './let-go.ts'
import { canceledMail } from './letters.ts'
import { move } from './machine.ts'
import type { OrderRow } from './order-view.ts'
import { restock } from './stock.ts'

export interface Cancellation {
  readonly id: string
  readonly sendOrderCanceledEmail?: boolean | undefined
  readonly customMessage?: string | null | undefined
  readonly restockAllItems?: boolean | undefined
  readonly caller?: Caller
}

/** Ends an order (wire §3.3). Money that came is not given back by it: a refund does that. */
export async function cancelOrder(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock'>,
  request: Cancellation,
): Promise<OrderRow> {
  const { config, clock } = services
  const order = await lockOrder(trx, request.id)
  refuseUndecided(order)
  const { payments } = await readTransactions(trx, order.id)
  if (payments.some(({ status }) => status === 'AUTHORIZED'))
    throw applicationError(428, 'ORDER_HAS_AUTHORIZED_TRANSACTION', 'Capture or void its payment first')
  const status = move('order', order.status, 'CANCELED')
  const date = clock.now()
  // What has not come is no longer waited for.
  const dropped = await trx
    .updateTable('orderPayments')
    .set({ status: 'CANCELED', settlesAs: null, settlesAt: null, updatedAt: date })
    .where('orderId', '=', order.id)
    .where('status', 'in', ['PENDING', 'PENDING_MERCHANT'])
    .returning('id')
    .execute()
  if (order.memberId) await giveBackOrder(trx, order.id, date)
  // No refund could: a plan pays in uses.
  await releaseMemberships(trx, order.id, date)
  const back = request.restockAllItems
    ? await restock(trx, { orderId: order.id, date })
    : new Map<string, number>()
  const lineItems = restocked(order, back)
  const { caller } = request
  const activities: ActivityType[] = [
    ...(dropped.length ? (['PAYMENT_CANCELED'] as const) : []),
    'ORDER_CANCELED',
  ]
  const change = { status, document: { lineItems }, activities }
  const row = await writeOrder(trx, services, order, change, caller)
  const how = {
    restockAllItems: request.restockAllItems ?? false,
    sendOrderCanceledEmail: request.sendOrderCanceledEmail ?? false,
    ...(request.customMessage ? { customMessage: request.customMessage } : {}),
  }
  await tellCanceled(trx, { site: config, row, date, caller }, how)
  if (how.sendOrderCanceledEmail && row.email)
    await deliver(trx, { ...canceledMail(config, row, how.customMessage), date })
  return row
}

/** Nobody changes an order that still waits for a decision, or was refused (wire §3.3). */
export function refuseUndecided({ status }: Pick<OrderRow, 'status'>): void {
  if (status === 'PENDING')
    throw applicationError(428, 'ORDER_IS_PENDING', 'This order waits for its payment to be approved')
  if (status === 'REJECTED') throw applicationError(428, 'ORDER_IS_REJECTED', 'This order was refused')
}
