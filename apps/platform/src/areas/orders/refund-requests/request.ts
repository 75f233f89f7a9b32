import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { notifyBuyer } from '../letters/notify-buyer.ts'
import { refundRequestedLetter } from '../letters/refund-requested.ts'
import { providersOf } from '../payments/providers.ts'
import { readTransactions } from '../payments/store.ts'
import type { OrderRow } from '../read/order-view.ts'
import { refundabilities } from '../refunds/refundability.ts'
import type { Resolution } from '../return-policy/policy.ts'
import { refuseAgainstPolicy } from '../return-policy/refuse.ts'
import { returnTermsOf } from '../return-policy/terms.ts'
import { activityOfRequest, insertRefundRequest, type RefundRequestRow, readRequests } from './store.ts'
import type { RefundReason, RequestedLine } from './tables.ts'
import { comingBack, refuseUnits } from './units.ts'

export interface NewRefundRequest {
  readonly orderId: string
  readonly key: string
  readonly lineItems: readonly RequestedLine[]
  readonly reason: RefundReason
  readonly resolution: Resolution
  readonly message?: string | undefined
  readonly caller: Caller
}

const MOST = 10

/**
 * Keeps what a buyer asks to have given back, under the order's lock: a second press, a retry and a second tab find the
 * request of the first.
 */
export async function requestRefund(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  request: NewRefundRequest,
): Promise<RefundRequestRow> {
  const order = await lockOrder(trx, request.orderId)
  const before = await readRequests(trx, order.id)
  const same = before.find(({ requestKey }) => requestKey === request.key)
  if (same) return repeated(same, request)
  if (before.some(({ status }) => status === 'REQUESTED'))
    throw applicationError(
      409,
      'REFUND_ALREADY_REQUESTED',
      'A refund request for this order is already under review.',
    )
  if (before.length >= MOST)
    throw applicationError(428, 'TOO_MANY_REFUND_REQUESTS', 'This order has too many refund requests.')
  await checkRefundable(trx, services.config, order)
  checkLines(order, request, comingBack(before))
  refuseAgainstPolicy(await returnTermsOf({ ...services, db: trx }, order, before), request)
  const date = services.clock.now()
  const row = await insertRefundRequest(trx, {
    orderId: order.id,
    key: request.key,
    ordinal: before.length + 1,
    lineItems: request.lineItems,
    reason: request.reason,
    resolution: request.resolution,
    message: request.message,
    date,
  })
  await writeOrder(trx, services, order, { activities: [activityOfRequest(row)] }, request.caller)
  await notifyBuyer(trx, services, order, (shop, buyerOrder) =>
    refundRequestedLetter(shop, buyerOrder, row.resolution),
  )
  return row
}

function repeated(
  row: RefundRequestRow,
  { lineItems, reason, resolution, message }: NewRefundRequest,
): RefundRequestRow {
  const linesOf = (lines: NewRefundRequest['lineItems']) =>
    lines
      .map(({ id, quantity, reason = '', note = '', exchangeVariantId = '' }) =>
        [id, quantity, reason, note, exchangeVariantId].join(' '),
      )
      .join()
  const same =
    linesOf(row.lineItems) === linesOf(lineItems) &&
    row.reason === reason &&
    row.resolution === resolution &&
    row.message === (message ?? null)
  if (same) return row
  throw applicationError(
    422,
    'IDEMPOTENCY_KEY_REUSED',
    'This idempotency key was already used for a different request. Use a new key.',
  )
}

/** One payment that can be given back is enough. */
async function checkRefundable(trx: Trx, config: Services['config'], order: OrderRow): Promise<void> {
  const all = refundabilities(order, await readTransactions(trx, order.id), providersOf(config))
  const reasons = all.flatMap((each) => (each.status === 'NOT_REFUNDABLE' ? [each.reason] : []))
  if (reasons.length < all.length) return
  const [reason] = reasons
  throw applicationError(428, 'NOT_REFUNDABLE', `This order can't be refunded: ${reason}.`, { reason })
}

function checkLines(
  { document }: OrderRow,
  { lineItems }: NewRefundRequest,
  coming: ReadonlyMap<string, number>,
): void {
  refuseUnits(lineItems, 'refundRequest.lineItems', (id) => {
    const line = document.lineItems.find((each) => each.id === id)
    return line && line.quantity - (line.refundQuantity ?? 0) - (coming.get(id) ?? 0)
  })
}
