import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { notifyBuyer } from '../letters/notify-buyer.ts'
import { refundDeclinedLetter } from '../letters/refund-declined.ts'
import { activityOfRequest, type RefundRequestRow, requestOf, settleRequest } from './store.ts'
import type { RefundReason, RequestedLine } from './tables.ts'

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

export async function declineRequest(
  trx: Trx,
  services: Context,
  { orderId, id, message, caller }: Decision,
): Promise<RefundRequestRow> {
  const order = await lockOrder(trx, orderId)
  const request = await requestOf(trx, order.id, id)
  if (request.status === 'DECLINED') return request
  const date = services.clock.now()
  const row = await settleRequest(trx, request, 'DECLINED', { date, answer: message ?? null })
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

/** Lines of a request; of goods that came back, or that somebody holds, units that were sent. */
export function sentUnits(
  { reason, status }: RefundRequestRow,
  lines: readonly Pick<RequestedLine, 'id' | 'quantity'>[],
) {
  const sent = status !== 'REQUESTED' || ofSent.has(reason)
  return lines.map(({ id, quantity }) => ({ id, quantity, sent }))
}

export async function emitDecision(
  trx: Trx,
  services: Context,
  row: RefundRequestRow,
  caller: Caller,
): Promise<RefundRequestRow> {
  const order = await lockOrder(trx, row.orderId)
  await writeOrder(trx, services, order, { activities: [activityOfRequest(row)] }, caller)
  return row
}
