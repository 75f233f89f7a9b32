import type { Order } from '@galleria/platform-client/entities/orders'
import { orderApproved, orderCanceled, orderCreated, orderUpdated } from '@galleria/platform-client/events'
import type { Trx } from '../../data/database.ts'
import { emit } from '../../data/outbox.ts'
import type { Caller } from '../../http/caller.ts'
import { type OrderRow, orderView } from './order-view.ts'
import type { Site } from './present-addresses.ts'

export interface Told {
  /** Whose addresses of today its pictures and links have, as in answers. */
  readonly site: Site
  readonly row: OrderRow
  readonly date: Date
  readonly caller?: Caller | undefined
}

const about = ({ row, date, caller }: Told) => ({ entityId: row.id, revision: row.revision, date, caller })

/** Created, and approved at once where nobody has to look at it first. */
export async function tellCreated(trx: Trx, told: Told): Promise<void> {
  const order = orderView(told.site, told.row)
  await emit(trx, orderCreated, { ...about(told), entity: order })
  if (told.row.status === 'APPROVED') await emit(trx, orderApproved, { ...about(told), body: { order } })
}

export async function tellApproved(trx: Trx, told: Told): Promise<void> {
  await emit(trx, orderApproved, { ...about(told), body: { order: orderView(told.site, told.row) } })
}

export async function tellUpdated(trx: Trx, told: Told & { readonly before: OrderRow }): Promise<void> {
  const entity = orderView(told.site, told.row)
  // Both by today's addresses: that the platform has moved is no change of the order.
  const modifiedFields = modified(orderView(told.site, told.before), entity)
  await emit(trx, orderUpdated, { ...about(told), entity, modifiedFields })
}

export async function tellCanceled(
  trx: Trx,
  told: Told,
  how: { restockAllItems: boolean; sendOrderCanceledEmail: boolean; customMessage?: string | undefined },
): Promise<void> {
  const order = orderView(told.site, told.row)
  await emit(trx, orderCanceled, { ...about(told), body: { order, ...how } })
}

/** What changed, by its first name, with what it was before (wire §2.10). */
function modified(before: Order, after: Order): Record<string, unknown> {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Order>
  return Object.fromEntries(
    [...fields]
      .filter((field) => field !== 'updatedDate')
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => [field, before[field] ?? null]),
  )
}
