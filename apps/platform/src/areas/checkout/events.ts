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

interface CheckoutChange {
  readonly checkout: CheckoutView
  readonly row: CheckoutRow
  readonly date: Date
  readonly caller?: Caller | undefined
}

export function emitCheckoutCreated(trx: Trx, change: CheckoutChange): Promise<void> {
  return emit(trx, checkoutCreated, { ...around(change), entity: change.checkout })
}

export function emitCheckoutUpdated(trx: Trx, change: CheckoutChange): Promise<void> {
  return emit(trx, checkoutUpdated, { ...around(change), entity: change.checkout })
}

/** Its cart was thrown away, or nobody came back to it. */
export function emitCheckoutDeleted(trx: Trx, change: CheckoutChange): Promise<void> {
  return emit(trx, checkoutDeleted, { ...around(change), entity: change.checkout })
}

/** Announces that a checkout has become an order. */
export function emitCheckoutCompleted(trx: Trx, change: CheckoutChange): Promise<void> {
  return emit(trx, checkoutCompleted, { ...around(change), body: { checkout: change.checkout } })
}

function around({ row, date, caller }: CheckoutChange) {
  return { entityId: row.id, revision: row.revision, date, caller }
}
