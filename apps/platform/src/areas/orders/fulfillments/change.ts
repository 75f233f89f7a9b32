import { isDeepStrictEqual } from 'node:util'
import { fulfillmentsUpdated } from '@galleria/platform-client/events'
import { applicationError, violations } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import { illegal } from '../../../domain/status-machine.ts'
import type { Caller } from '../../../http/caller.ts'
import type { NewActivity } from '../activity/activities.ts'
import { refuseUndecided } from '../change/cancel.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { refuseHeld } from '../handling/hold.ts'
import { notifyBuyer } from '../letters/notify-buyer.ts'
import { pickupReadyLetter } from '../letters/pickup-ready.ts'
import { shippedLetter } from '../letters/shipped.ts'
import { orderQuantities } from '../lines/quantities.ts'
import type { OrderRow } from '../read/order-view.ts'
import type { FulfillmentLine, Tracking } from '../tables.ts'
import {
  deleteFulfillmentRow,
  type FulfillmentRow,
  fulfillmentsView,
  insertFulfillment,
  readFulfillments,
  updateTrackingOf,
} from './store.ts'

interface Context {
  readonly trx: Trx
  readonly services: Pick<Services, 'config' | 'clock' | 'hooks'>
  readonly caller?: Caller | undefined
}

export interface NewFulfillment {
  readonly orderId: string
  readonly lineItems: readonly { readonly id: string; readonly quantity?: number | undefined }[]
  readonly tracking: Tracking | null
  readonly quietly?: boolean
}

type Activity = NewActivity['activityType']

/** Sends lines, or part of them; never more than is to send: what was refunded before it was sent is not. */
export async function createFulfillment(context: Context, wanted: NewFulfillment) {
  const { trx, services } = context
  const order = await lockOrder(trx, wanted.orderId)
  const { present, lineItems } = await linesToSend(trx, order, wanted.lineItems)
  const date = services.clock.now()
  const { tracking } = wanted
  const created = await insertFulfillment(trx, { orderId: order.id, lineItems, tracking, date })
  const pickup = order.document.shippingInfo?.logistics?.pickupDetails
  const notifies = !wanted.quietly && order.email !== ''
  const newActivities: Activity[] = notifies
    ? [pickup ? 'PICKUP_READY_EMAIL_SENT' : 'SHIPPING_CONFIRMATION_EMAIL_SENT']
    : []
  const row = await settle(
    context,
    order,
    [...present, created],
    [...tracked(null, tracking), ...newActivities],
  )
  if (notifies)
    await notifyBuyer(trx, services, row, (shop, buyerOrder) =>
      pickup
        ? pickupReadyLetter(shop, buyerOrder, lineItems)
        : shippedLetter(shop, buyerOrder, { lineItems, tracking }),
    )
  return { fulfillmentId: created.id, order: row, ...view(row, [...present, created]) }
}

/** Lines of a parcel, beside those that were sent before. @throws ApiError where the order or the lines can't be sent */
export async function linesToSend(trx: Trx, order: OrderRow, wanted: NewFulfillment['lineItems']) {
  refuseUndecided(order)
  if (order.status !== 'APPROVED') throw illegal('fulfillment', order.status, 'FULFILLED')
  await refuseHeld(trx, order.id)
  const present = await readFulfillments(trx, [order.id])
  return { present, lineItems: linesOf(order, present, wanted) }
}

/** Updates tracking data; absent or equal data changes nothing and emits no event. */
export async function updateTracking(
  context: Context,
  wanted: { readonly orderId: string; readonly id: string; readonly tracking: Tracking | null | undefined },
) {
  const { trx, services } = context
  const order = await lockOrder(trx, wanted.orderId)
  const present = await readFulfillments(trx, [order.id])
  const before = findFulfillment(present, wanted.id)
  const { tracking = before.tracking } = wanted
  if (isDeepStrictEqual(tracking, before.tracking)) return { order, ...view(order, present) }
  await updateTrackingOf(trx, before.id, tracking, services.clock.now())
  const after = present.map((each) => (each === before ? { ...each, tracking } : each))
  const row = await settle(context, order, after, tracked(before.tracking, tracking))
  return { order: row, ...view(row, after) }
}

export async function deleteFulfillment(
  context: Context,
  wanted: { readonly orderId: string; readonly id: string },
) {
  const order = await lockOrder(context.trx, wanted.orderId)
  const present = await readFulfillments(context.trx, [order.id])
  const gone = findFulfillment(present, wanted.id)
  await deleteFulfillmentRow(context.trx, gone.id)
  const after = present.filter((each) => each !== gone)
  const row = await settle(context, order, after, [])
  return { order: row, ...view(row, after) }
}

const view = ({ id }: OrderRow, rows: readonly FulfillmentRow[]) => ({
  orderWithFulfillments: fulfillmentsView(id, rows),
})

/** The order's status follows from what was sent. */
async function settle(
  { trx, services, caller }: Context,
  order: OrderRow,
  fulfillments: readonly FulfillmentRow[],
  activities: readonly Activity[],
): Promise<OrderRow> {
  const row = await writeOrder(trx, services, order, { activities, fulfillments }, caller)
  await emit(trx, fulfillmentsUpdated, {
    entityId: order.id,
    date: services.clock.now(),
    entity: fulfillmentsView(order.id, fulfillments),
    ...(caller ? { caller } : {}),
  })
  return row
}

function tracked(before: Tracking | null, after: Tracking | null): Activity[] {
  if (!after) return []
  const added: Activity[] = []
  if (before && before.trackingNumber !== after.trackingNumber) added.push('TRACKING_NUMBER_EDITED')
  if (!before) added.push('TRACKING_NUMBER_ADDED')
  if (after.trackingLink && after.trackingLink !== before?.trackingLink) added.push('TRACKING_LINK_ADDED')
  return added
}

function findFulfillment(rows: readonly FulfillmentRow[], id: string): FulfillmentRow {
  const found = isUuid(id) ? rows.find((row) => row.id === id) : undefined
  if (!found) throw applicationError(404, 'FULFILLMENT_NOT_FOUND', 'Fulfillment not found in this order.')
  return found
}

/** Units of each line to send: those left, unless a quantity is given. */
function linesOf(
  order: OrderRow,
  present: readonly FulfillmentRow[],
  wanted: NewFulfillment['lineItems'],
): FulfillmentLine[] {
  const left = new Map([...orderQuantities(order, present)].map(([id, { toSend }]) => [id, toSend]))
  return wanted.map(({ id, quantity }, index) => {
    const line = left.get(id)
    const most = line ?? 0
    const requested = quantity ?? most
    // A line that is named twice is counted once.
    left.set(id, most - requested)
    if (line !== undefined && requested >= 1 && requested <= most) return { id, quantity: requested }
    throw violations([
      {
        field: `fulfillment.lineItems[${index}]${line === undefined ? '.id' : '.quantity'}`,
        ...(line === undefined
          ? { description: 'is not a line item of this order', violatedRule: 'OTHER' }
          : { description: `must be at most ${most}`, violatedRule: 'MAX', data: { threshold: most } }),
      },
    ])
  })
}
