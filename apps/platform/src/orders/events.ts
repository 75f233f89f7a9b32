import { orderApproved, orderCreated, orderUpdated } from '@galleria/platform-client/events'
import type { Caller } from '../caller.ts'
import type { Trx } from '../database.ts'
import { emit } from '../outbox.ts'
import { type OrderRow, orderView } from './order-view.ts'

interface Told {
  readonly row: OrderRow
  readonly date: Date
  readonly caller?: Caller | undefined
}

export function tellOrderCreated(trx: Trx, told: Told): Promise<void> {
  return emit(trx, orderCreated, { ...around(told), entity: orderView(told.row) })
}

export function tellOrderApproved(trx: Trx, told: Told): Promise<void> {
  return emit(trx, orderApproved, { ...around(told), body: { order: orderView(told.row) } })
}

export function tellOrderUpdated(
  trx: Trx,
  told: Told & { readonly modifiedFields: Readonly<Record<string, unknown>> },
): Promise<void> {
  const { row, modifiedFields } = told
  return emit(trx, orderUpdated, { ...around(told), entity: orderView(row), modifiedFields })
}

function around({ row, date, caller }: Told) {
  return { entityId: row.id, revision: row.revision, date, caller }
}
