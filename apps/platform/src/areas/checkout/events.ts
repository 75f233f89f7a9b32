import {
  checkoutCompleted,
  checkoutCreated,
  checkoutDeleted,
  checkoutUpdated,
} from '@galleria/platform-client/events'
import type { Trx } from '../../data/database.ts'
import { emit } from '../../data/outbox.ts'
import type { Caller } from '../../http/caller.ts'
import type { CheckoutView } from './checkout-view.ts'
import type { CheckoutRow } from './store.ts'

interface Told {
  readonly checkout: CheckoutView
  readonly row: CheckoutRow
  readonly date: Date
  readonly caller?: Caller | undefined
}

export function tellCheckoutCreated(trx: Trx, told: Told): Promise<void> {
  return emit(trx, checkoutCreated, { ...around(told), entity: told.checkout })
}

export function tellCheckoutUpdated(trx: Trx, told: Told): Promise<void> {
  return emit(trx, checkoutUpdated, { ...around(told), entity: told.checkout })
}

/** Its cart was thrown away, or nobody came back to it. */
export function tellCheckoutDeleted(trx: Trx, told: Told): Promise<void> {
  return emit(trx, checkoutDeleted, { ...around(told), entity: told.checkout })
}

/** It has become an order. */
export function tellCheckoutCompleted(trx: Trx, told: Told): Promise<void> {
  return emit(trx, checkoutCompleted, { ...around(told), body: { checkout: told.checkout } })
}

function around({ row, date, caller }: Told) {
  return { entityId: row.id, revision: row.revision, date, caller }
}
