import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { readFulfillments } from '../fulfillments/store.ts'
import { notifyBuyer } from '../letters/notify-buyer.ts'
import { returnApprovedLetter } from '../letters/return-approved.ts'
import { orderQuantities } from '../lines/quantities.ts'
import type { OrderRow } from '../read/order-view.ts'
import {
  activityOfRequest,
  insertRefundRequest,
  type RefundRequestRow,
  readRequests,
  requestOf,
  settleRequest,
} from '../refund-requests/store.ts'
import type { RefundReason, RequestedLine } from '../refund-requests/tables.ts'
import { refuseUnits, returnable } from '../refund-requests/units.ts'

type Context = Pick<Services, 'config' | 'clock' | 'hooks'>

interface NewReturn {
  readonly orderId: string
  /** The same key starts one return. */
  readonly key: string
  readonly lines: readonly (RequestedLine & { readonly reason: RefundReason })[]
  readonly instructions?: string | undefined
  readonly caller: Caller
}

const MOST = 100

/** Starts a return for the buyer: approved from the first moment. */
export async function startReturn(trx: Trx, services: Context, asked: NewReturn): Promise<RefundRequestRow> {
  const order = await lockOrder(trx, asked.orderId)
  const before = await readRequests(trx, order.id)
  const same = before.find(({ requestKey }) => requestKey === asked.key)
  if (same) return same
  if (before.length >= MOST)
    throw applicationError(428, 'TOO_MANY_REFUND_REQUESTS', 'This order has too many refund requests.')
  const left = await returnableOf(trx, order, before)
  refuseUnits(asked.lines, 'return.lines', (id) => left.get(id))
  const [first] = asked.lines
  const row = await insertRefundRequest(trx, {
    orderId: order.id,
    key: asked.key,
    ordinal: before.length + 1,
    lineItems: asked.lines,
    reason: first?.reason ?? 'OTHER',
    date: services.clock.now(),
    byStaff: { instructions: asked.instructions },
  })
  return tellApproved(trx, services, { order, row, caller: asked.caller, type: 'RETURN_STARTED' })
}

interface Approval {
  readonly orderId: string
  readonly id: string
  /** How to send the goods. */
  readonly instructions?: string | undefined
  readonly caller: Caller
}

/** Lets goods come back; of none that were not sent, or that come back with another return. */
export async function approveReturn(
  trx: Trx,
  services: Context,
  { orderId, id, instructions, caller }: Approval,
): Promise<RefundRequestRow> {
  const order = await lockOrder(trx, orderId)
  const request = await requestOf(trx, order.id, id)
  if (request.status === 'APPROVED') return request
  const left = await returnableOf(trx, order, await readRequests(trx, order.id), id)
  if (request.lineItems.some((line) => line.quantity > (left.get(line.id) ?? 0)))
    throw applicationError(
      428,
      'RETURN_WAS_NOT_SENT',
      "Some of these items weren't sent, so they can't come back. Refund them instead.",
    )
  const date = services.clock.now()
  const row = await settleRequest(trx, request, 'APPROVED', { date, instructions: instructions ?? null })
  return tellApproved(trx, services, { order, row, caller })
}

interface Told {
  readonly order: OrderRow
  readonly row: RefundRequestRow
  readonly caller: Caller
  readonly type?: string
}

async function tellApproved(
  trx: Trx,
  services: Context,
  { order, row, caller, type }: Told,
): Promise<RefundRequestRow> {
  await writeOrder(trx, services, order, { activities: [activityOfRequest(row, type)] }, caller)
  await notifyBuyer(trx, services, order, (shop, buyerOrder) =>
    returnApprovedLetter(shop, buyerOrder, {
      instructions: row.instructions ?? undefined,
      resolution: row.resolution,
    }),
  )
  return row
}

async function returnableOf(
  trx: Trx,
  order: OrderRow,
  requests: readonly RefundRequestRow[],
  except?: string,
) {
  return returnable(orderQuantities(order, await readFulfillments(trx, [order.id])), requests, except)
}
