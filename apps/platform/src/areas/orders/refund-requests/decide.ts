import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { notifyBuyer } from '../letters/notify-buyer.ts'
import { refundDeclinedLetter } from '../letters/refund-declined.ts'
import { calculateRefund } from '../refunds/calculate.ts'
import { refundParts } from '../refunds/parts.ts'
import { refundOrder } from '../refunds/refund.ts'
import { activityOfRequest, type RefundRequestRow, requestOf, settleRequest } from './store.ts'
import type { RefundReason } from './tables.ts'

type Context = Pick<Services, 'config' | 'clock' | 'hooks'>

interface Decision {
  readonly orderId: string
  readonly id: string
  /** Message to the buyer. */
  readonly message?: string | undefined
  readonly caller: Caller
}

/** Reasons that only somebody has who holds the goods. */
const ofSent: ReadonlySet<string> = new Set<RefundReason>(['NOT_AS_DESCRIBED', 'DAMAGED', 'WRONG_ITEM'])

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
  const { reason } = request
  const lineItems = request.lineItems.map((line) => ({ ...line, sent: ofSent.has(reason) }))
  await refundOrder(trx, services, {
    orderId: order.id,
    key: `refund request ${request.id}`,
    parts: await refundParts(trx, services.config, order, calculateRefund(order, { lineItems }).total),
    items: { lineItems },
    restock: restock ? lineItems : 'NO_ITEMS',
    reason,
    message,
    notify: true,
    caller,
  })
  return emitDecision(trx, services, row, caller)
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
  await notifyBuyer(trx, services, order, (shop, buyerOrder) =>
    refundDeclinedLetter(shop, buyerOrder, message),
  )
  return emitDecision(trx, services, row, caller)
}

export async function withdrawRequest(
  trx: Trx,
  services: Context,
  { orderId, id, caller }: Omit<Decision, 'message'>,
): Promise<RefundRequestRow> {
  const request = await requestOf(trx, (await lockOrder(trx, orderId)).id, id)
  if (request.status === 'WITHDRAWN') return request
  const row = await settleRequest(trx, request, 'WITHDRAWN', { date: services.clock.now() })
  return emitDecision(trx, services, row, caller)
}

async function emitDecision(
  trx: Trx,
  services: Context,
  row: RefundRequestRow,
  caller: Caller,
): Promise<RefundRequestRow> {
  const order = await lockOrder(trx, row.orderId)
  await writeOrder(trx, services, order, { activities: [activityOfRequest(row)] }, caller)
  return row
}
