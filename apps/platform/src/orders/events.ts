import type { Order } from '@galleria/platform-client/entities/orders'
import { orderApproved, orderCanceled, orderCreated, orderUpdated } from '@galleria/platform-client/events'
import type { Caller } from '../caller.ts'
import type { Trx } from '../database.ts'
import { emit } from '../outbox.ts'
import { type OrderRow, writtenView } from './order-view.ts'

export interface Told {
  readonly row: OrderRow
  readonly date: Date
  readonly caller?: Caller | undefined
}

const about = ({ row, date, caller }: Told) => ({ entityId: row.id, revision: row.revision, date, caller })

/** Created, and approved at once where nobody has to look at it first. */
export async function tellCreated(trx: Trx, told: Told): Promise<void> {
  await emit(trx, orderCreated, { ...about(told), entity: writtenView(told.row) })
  if (told.row.status === 'APPROVED') await tellApproved(trx, told)
}

export async function tellApproved(trx: Trx, told: Told): Promise<void> {
  await emit(trx, orderApproved, { ...about(told), body: { order: writtenView(told.row) } })
}

export async function tellUpdated(trx: Trx, told: Told & { readonly before: OrderRow }): Promise<void> {
  const entity = writtenView(told.row)
  const modifiedFields = modified(writtenView(told.before), entity)
  await emit(trx, orderUpdated, { ...about(told), entity, modifiedFields })
}

export async function tellCanceled(
  trx: Trx,
  told: Told,
  how: { restockAllItems: boolean; sendOrderCanceledEmail: boolean; customMessage?: string | undefined },
): Promise<void> {
  await emit(trx, orderCanceled, { ...about(told), body: { order: writtenView(told.row), ...how } })
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
