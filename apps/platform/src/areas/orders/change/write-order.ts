import { applicationError } from '../../../base/errors.ts'
import { jsonb, type Trx } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import { paymentStatusOf } from '../../../domain/payments/status.ts'
import { illegal, mayBecome, move } from '../../../domain/status-machine.ts'
import type { Caller } from '../../../http/caller.ts'
import { type ActivityType, authorOf, type NewActivity, withActivities } from '../activity/activities.ts'
import { emitOrderApproved, emitOrderUpdated } from '../events.ts'
import { type FulfillmentStatus, fulfillmentStatusOf } from '../fulfillments/status.ts'
import { type FulfillmentRow, readFulfillments } from '../fulfillments/store.ts'
import { followPayments } from '../invoices/issue.ts'
import { orderQuantities, sentOf } from '../lines/quantities.ts'
import { hasBeenPaid, whenPaid } from '../paid/paid.ts'
import { readTransactions } from '../payments/store.ts'
import { balanceSummary } from '../read/balance.ts'
import type { OrderRow } from '../read/order-view.ts'
import { updateCommitted } from '../stock/store.ts'
import type { OrderDocument } from '../tables.ts'
import { findLockedOrder, updateOrder } from './store.ts'

/** A change of an order; payment status follows from transactions, fulfillment status from units. */
export interface OrderChange {
  readonly status?: string
  /** New totals, where a draft changed them. */
  readonly sums?: { readonly subtotalMinor: number; readonly totalMinor: number }
  /** Fulfillments after the change, where it sends goods or takes them back. */
  readonly fulfillments?: readonly FulfillmentRow[]
  /** Returned units, where sent ones were refunded or restocked. */
  readonly returned?: OrderRow['returned']
  readonly email?: string
  readonly document?: Partial<OrderDocument>
  readonly activities?: readonly (NewActivity | ActivityType)[]
}

export async function lockOrder(trx: Trx, id: string): Promise<OrderRow> {
  const row = isUuid(id) ? await findLockedOrder(trx, id) : undefined
  if (!row) throw noOrder()
  return row
}

export function noOrder() {
  return applicationError(404, 'ORDER_NOT_FOUND', 'Order not found.')
}

/** Writes one change of a locked order and tells it; whoever holds the row changes it alone. */
export async function writeOrder(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  before: OrderRow,
  change: OrderChange,
  caller?: Caller,
): Promise<OrderRow> {
  const { config, clock } = services
  const date = clock.now()
  const { payments, refunds } = await readTransactions(trx, before.id)
  const sums = change.sums ?? { subtotalMinor: before.subtotalMinor, totalMinor: before.totalMinor }
  const { totalMinor } = sums
  const paymentStatus = paymentStatusOf(totalMinor, payments, refunds)
  const paidNow = hasBeenPaid(paymentStatus) && !hasBeenPaid(before.paymentStatus)
  // One that waits for its money alone is good once the money is there.
  const status =
    change.status ??
    (paidNow && before.status === 'INITIALIZED' ? move('order', before.status, 'APPROVED') : before.status)
  const fulfillments = change.fulfillments ?? (await readFulfillments(trx, [before.id]))
  const returned = returnedOf(change.returned ?? before.returned, fulfillments)
  const lines = { document: { ...before.document, ...change.document }, returned }
  const fulfillmentStatus = fulfillmentStatusOf(status, [...orderQuantities(lines, fulfillments).values()])
  const activities = [
    ...sendingStep(before.fulfillmentStatus, fulfillmentStatus),
    ...(change.activities ?? []),
    ...(paidNow ? (['ORDER_PAID'] as const) : []),
    ...(paymentStatus === 'PARTIALLY_PAID' && paymentStatus !== before.paymentStatus
      ? (['ORDER_PARTIALLY_PAID'] as const)
      : []),
  ]
  const history = withActivities(
    change.document?.activities ?? before.document.activities,
    activities,
    date,
    activities.length ? await authorOf(trx, caller) : {},
  )
  const document: OrderDocument = {
    ...before.document,
    ...change.document,
    activities: history,
    balanceSummary: balanceSummary(
      { ...config, currency: before.currency },
      totalMinor,
      payments,
      refunds,
      history,
    ),
  }
  let row = await updateOrder(trx, before.id, {
    ...sums,
    status,
    paymentStatus,
    fulfillmentStatus,
    returned: returned ? jsonb(returned) : null,
    email: change.email ?? before.email,
    document: jsonb(document),
    revision: before.revision + 1,
    updatedAt: date,
  })
  if (change.fulfillments || change.returned || change.document?.lineItems || status !== before.status)
    await updateCommitted(trx, before.id, committedOf(status, orderQuantities(lines, fulfillments)))
  if (paidNow) row = await whenPaid(trx, services, row)
  else if (paymentStatus !== before.paymentStatus) await followPayments(trx, row, date)
  await emitOrderUpdated(trx, { site: config, row, before, date, caller })
  if (row.status === 'APPROVED' && before.status !== 'APPROVED')
    await emitOrderApproved(trx, { site: config, row, date, caller })
  return row
}

/** Goods that the shelf holds for the buyer: none of an order that is over. */
function committedOf(status: string, quantities: ReturnType<typeof orderQuantities>) {
  if (status === 'CANCELED' || status === 'REJECTED') return []
  return [...quantities].map(([lineId, { toSend }]) => ({ lineId, toSend }))
}

/** Units of a parcel that is taken back were never sent: nothing of them came back. */
function returnedOf(
  returned: OrderRow['returned'],
  fulfillments: readonly FulfillmentRow[],
): OrderRow['returned'] {
  if (!returned) return null
  const sent = sentOf(fulfillments)
  const remaining = Object.entries(returned).flatMap(([id, { refunded, restocked }]) => {
    const most = sent.get(id) ?? 0
    return most > 0
      ? [[id, { refunded: Math.min(refunded, most), restocked: Math.min(restocked, most) }]]
      : []
  })
  return remaining.length ? Object.fromEntries(remaining) : null
}

function sendingStep(from: string, to: FulfillmentStatus): ActivityType[] {
  if (to === from) return []
  if (!mayBecome('fulfillment', from, to)) throw illegal('fulfillment', from, to)
  if (to === 'FULFILLED') return ['ORDER_FULFILLED']
  return from === 'FULFILLED' ? ['ORDER_NOT_FULFILLED'] : []
}
