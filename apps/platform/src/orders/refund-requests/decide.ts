import type { Caller } from '../../caller.ts'
import type { Trx } from '../../database.ts'
import { deliver } from '../../mailbox/deliver.ts'
import { providers } from '../../payments/providers.ts'
import { readTransactions } from '../../payments/store.ts'
import type { Services } from '../../services.ts'
import { lockOrder, writeOrder } from '../change.ts'
import type { OrderRow } from '../order-view.ts'
import { calculateRefund } from '../refunds/calculate.ts'
import { notRefundable, type RefundRequest, refundOrder } from '../refunds/refund.ts'
import { refundabilities } from '../refunds/refundability.ts'
import { declinedMail } from './letters.ts'
import { type RefundRequestRow, requestOf, settleRequest, toldInHistory } from './store.ts'

type Context = Pick<Services, 'config' | 'clock'>

interface Decision {
  readonly orderId: string
  readonly id: string
  /** To the buyer. */
  readonly message?: string | undefined
  readonly caller: Caller
}

/** Gives back what was asked for, in the same transaction; twice accepted is given back once. */
export async function acceptRequest(
  trx: Trx,
  services: Context,
  { orderId, id, message, caller, restock }: Decision & { readonly restock: boolean },
): Promise<RefundRequestRow> {
  const order = await lockOrder(trx, orderId)
  const request = await requestOf(trx, order.id, id)
  if (request.status === 'ACCEPTED') return request
  const date = services.clock.now()
  const row = await settleRequest(trx, request, 'ACCEPTED', { date, answer: message })
  const { lineItems, reason } = request
  await refundOrder(trx, services, {
    orderId: order.id,
    key: `refund request ${request.id}`,
    parts: await partsFor(trx, order, lineItems),
    items: { lineItems },
    restock: restock ? lineItems : 'NO_ITEMS',
    reason,
    message,
    notify: true,
    caller,
  })
  return told(trx, services, row, caller)
}

/** From one payment after the other, as much as each can still give back. */
async function partsFor(
  trx: Trx,
  order: OrderRow,
  lineItems: RefundRequestRow['lineItems'],
): Promise<RefundRequest['parts']> {
  const all = refundabilities(order, await readTransactions(trx, order.id), providers)
  const { parts } = all.reduce<{ due: number; parts: RefundRequest['parts'] }>(
    ({ due, parts }, each) => {
      const amount = each.status === 'NOT_REFUNDABLE' ? 0 : Math.min(due, each.left)
      const part = { paymentId: each.paymentId, amount, external: each.status === 'MANUAL' }
      return { due: due - amount, parts: amount > 0 ? [...parts, part] : parts }
    },
    { due: calculateRefund(order, { lineItems }).total, parts: [] },
  )
  const [first] = all
  if (parts.length === 0)
    throw notRefundable(first?.status === 'NOT_REFUNDABLE' ? first.reason : 'ALREADY_REFUNDED', '')
  return parts
}

export async function declineRequest(
  trx: Trx,
  services: Context,
  { orderId, id, message, caller }: Decision,
): Promise<RefundRequestRow> {
  const order = await lockOrder(trx, orderId)
  const request = await requestOf(trx, order.id, id)
  if (request.status === 'DECLINED') return request
  const date = services.clock.now()
  const row = await settleRequest(trx, request, 'DECLINED', { date, answer: message })
  if (order.email) await deliver(trx, { ...declinedMail(services.config, order, message), date })
  return told(trx, services, row, caller)
}

export async function withdrawRequest(
  trx: Trx,
  services: Context,
  { orderId, id, caller }: Omit<Decision, 'message'>,
): Promise<RefundRequestRow> {
  const request = await requestOf(trx, (await lockOrder(trx, orderId)).id, id)
  if (request.status === 'WITHDRAWN') return request
  const row = await settleRequest(trx, request, 'WITHDRAWN', { date: services.clock.now() })
  return told(trx, services, row, caller)
}

async function told(
  trx: Trx,
  services: Context,
  row: RefundRequestRow,
  caller: Caller,
): Promise<RefundRequestRow> {
  const order = await lockOrder(trx, row.orderId)
  await writeOrder(trx, services, order, { activities: [toldInHistory(row)] }, caller)
  return row
}
