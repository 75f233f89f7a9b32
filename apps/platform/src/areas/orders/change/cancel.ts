import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { move } from '../../../domain/status-machine.ts'
import type { Caller } from '../../../http/caller.ts'
import { releaseMemberships } from '../../terms/index.ts'
import type { ActivityType } from '../activity/activities.ts'
import { emitOrderCanceled } from '../events.ts'
import { readFulfillments } from '../fulfillments/store.ts'
import { canceledLetter } from '../letters/canceled.ts'
import { notifyBuyer } from '../letters/notify-buyer.ts'
import { orderQuantities } from '../lines/quantities.ts'
import { readTransactions } from '../payments/store.ts'
import { moneyHeld } from '../read/balance.ts'
import type { OrderRow } from '../read/order-view.ts'
import { refundParts } from '../refunds/parts.ts'
import { refundOrder } from '../refunds/refund.ts'
import { restock } from '../stock/stock.ts'
import { restocked } from './release.ts'
import { cancelPayments } from './store.ts'
import { lockOrder, writeOrder } from './write-order.ts'

export interface Cancellation {
  readonly id: string
  readonly sendOrderCanceledEmail?: boolean | undefined
  readonly customMessage?: string | null | undefined
  /** All that was not sent: what is with the buyer, or on its way, is on no shelf. */
  readonly restockAllItems?: boolean | undefined
  /** Gives back so much of what came, in minor units; the same key gives back once. */
  readonly refund?: { readonly amount: Minor; readonly key: string } | undefined
  readonly caller?: Caller
}

/** Ends an order (wire §3.3); money that came goes back where a refund is asked for with it. */
export async function cancelOrder(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  request: Cancellation,
): Promise<OrderRow> {
  const { config, clock } = services
  const order = await lockOrder(trx, request.id)
  refuseUndecided(order)
  const { payments } = await readTransactions(trx, order.id)
  if (payments.some(({ status }) => status === 'AUTHORIZED'))
    throw applicationError(
      428,
      'ORDER_HAS_AUTHORIZED_TRANSACTION',
      'The order has an authorized payment. Capture or void it first.',
    )
  const status = move('order', order.status, 'CANCELED')
  const date = clock.now()
  // Payments that have not arrived are waited for no longer.
  const dropped = await cancelPayments(trx, order.id, date)
  if (order.memberId) await services.hooks.onOrderCanceled(trx, { orderId: order.id, date })
  // No refund could: a plan pays in uses.
  await releaseMemberships(trx, order.id, date)
  const back = request.restockAllItems
    ? await restock(
        trx,
        { orderId: order.id, date, caller: request.caller },
        'CANCELLATION',
        await unsentOf(trx, order),
      )
    : new Map<string, number>()
  const lineItems = restocked(order, back)
  const { caller } = request
  const activities: ActivityType[] = [
    ...(dropped.length ? (['PAYMENT_CANCELED'] as const) : []),
    'ORDER_CANCELED',
  ]
  const change = { status, document: { lineItems }, activities }
  const canceled = await writeOrder(trx, services, order, change, caller)
  const { refund } = request
  const row = refund ? await refundWith(trx, services, canceled, refund, caller) : canceled
  const how = {
    restockAllItems: request.restockAllItems ?? false,
    sendOrderCanceledEmail: request.sendOrderCanceledEmail ?? false,
    ...(request.customMessage ? { customMessage: request.customMessage } : {}),
  }
  await emitOrderCanceled(trx, { site: config, row, date, caller }, how)
  if (how.sendOrderCanceledEmail)
    await notifyBuyer(trx, services, row, (shop, order) =>
      canceledLetter(shop, order, how.customMessage, refund?.amount),
    )
  return row
}

/** Notes the money on everything where all of it goes back, otherwise on what was not sent. */
async function refundWith(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  order: OrderRow,
  { amount, key }: NonNullable<Cancellation['refund']>,
  caller: Caller | undefined,
): Promise<OrderRow> {
  const held = moneyHeld(order)
  if (amount > held)
    throw applicationError(
      400,
      'REFUND_IS_TOO_HIGH',
      'The refund is higher than the amount paid for this order.',
      {
        left: held,
      },
    )
  const quantities = orderQuantities(order, await readFulfillments(trx, [order.id]))
  const lineItems = [...quantities].flatMap(([id, { ordered, sent, refunded, refundedUnsent }]) => {
    const quantity = amount === held ? ordered - refunded : ordered - sent - refundedUnsent
    return quantity > 0 ? [{ id, quantity }] : []
  })
  const parts = await refundParts(trx, services.config, order, amount)
  if (parts.reduce((sum, part) => sum + part.amount, 0) < amount)
    throw applicationError(428, 'NOT_REFUNDABLE', "Part of this amount can't be refunded.", { held })
  return refundOrder(trx, services, { orderId: order.id, key, parts, items: { lineItems }, caller })
}

/** Units that nobody sent and that are not on the shelf again yet. */
async function unsentOf(trx: Trx, order: OrderRow) {
  const quantities = orderQuantities(order, await readFulfillments(trx, [order.id]))
  return [...quantities].map(([id, { ordered, sent, restockedUnsent }]) => ({
    id,
    quantity: ordered - sent - restockedUnsent,
  }))
}

/** Refuses changes of an order that still waits for a decision, or was refused (wire §3.3). */
export function refuseUndecided({ status }: Pick<OrderRow, 'status'>): void {
  if (status === 'PENDING')
    throw applicationError(
      428,
      'ORDER_IS_PENDING',
      'The payment of this order is under review. Approve or reject the order first.',
    )
  if (status === 'REJECTED') throw applicationError(428, 'ORDER_IS_REJECTED', 'This order was rejected.')
}
