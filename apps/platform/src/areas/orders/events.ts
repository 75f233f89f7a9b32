import type { Order } from '@galleria/platform-client/entities/orders'
import { orderApproved, orderCanceled, orderCreated, orderUpdated } from '@galleria/platform-client/events'
import type { Trx } from '../../data/database.ts'
import { emit } from '../../data/outbox.ts'
import type { Caller } from '../../http/caller.ts'
import { type OrderRow, orderView } from './read/order-view.ts'
import type { Site } from './read/present-addresses.ts'

export interface OrderChange {
  /** Site whose addresses of today the pictures and links get, as in answers. */
  readonly site: Site
  readonly row: OrderRow
  readonly date: Date
  readonly caller?: Caller | undefined
}

const about = ({ row, date, caller }: OrderChange) => ({
  entityId: row.id,
  revision: row.revision,
  date,
  caller,
})

/** Created, and approved at once where nobody has to look at it first. */
export async function emitOrderCreated(trx: Trx, change: OrderChange): Promise<void> {
  const order = orderView(change.site, change.row)
  await emit(trx, orderCreated, { ...about(change), entity: order })
  if (change.row.status === 'APPROVED') await emit(trx, orderApproved, { ...about(change), body: { order } })
}

export async function emitOrderApproved(trx: Trx, change: OrderChange): Promise<void> {
  await emit(trx, orderApproved, { ...about(change), body: { order: orderView(change.site, change.row) } })
}

export async function emitOrderUpdated(
  trx: Trx,
  change: OrderChange & { readonly before: OrderRow },
): Promise<void> {
  const entity = orderView(change.site, change.row)
  // Both by today's addresses: that the platform has moved is no change of the order.
  const modifiedFields = modified(orderView(change.site, change.before), entity)
  await emit(trx, orderUpdated, { ...about(change), entity, modifiedFields })
}

export async function emitOrderCanceled(
  trx: Trx,
  change: OrderChange,
  how: { restockAllItems: boolean; sendOrderCanceledEmail: boolean; customMessage?: string | undefined },
): Promise<void> {
  const order = orderView(change.site, change.row)
  await emit(trx, orderCanceled, { ...about(change), body: { order, ...how } })
}

/** Changed fields at the top of an order, each with its value before (wire §2.10). */
function modified(before: Order, after: Order): Record<string, unknown> {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Order>
  return Object.fromEntries(
    [...fields]
      .filter((field) => field !== 'updatedDate')
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => [field, before[field] ?? null]),
  )
}
