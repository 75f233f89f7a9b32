import {
  cartV2Calculated,
  cartV2Created,
  cartV2Deleted,
  cartV2Updated,
} from '@galleria/platform-client/events'
import type { Trx } from '../../data/database.ts'
import { emit } from '../../data/outbox.ts'
import type { Caller } from '../../http/caller.ts'
import type { CheckoutRow } from '../checkout/index.ts'
import type { CartView } from './views/cart.ts'
import type { summaryView } from './views/summary.ts'

interface Around {
  readonly row: CheckoutRow
  readonly date: Date
  readonly caller?: Caller | undefined
}

const around = ({ row, date, caller }: Around) => ({
  entityId: row.cartId,
  revision: row.revision,
  date,
  caller,
})

export function emitCreated(trx: Trx, cart: CartView, change: Around): Promise<void> {
  return emit(trx, cartV2Created, { ...around(change), entity: cart })
}

export function emitUpdated(trx: Trx, cart: CartView, change: Around): Promise<void> {
  return emit(trx, cartV2Updated, { ...around(change), entity: cart })
}

export function emitDeleted(trx: Trx, cart: CartView, change: Around): Promise<void> {
  return emit(trx, cartV2Deleted, { ...around(change), entity: cart })
}

export function emitCalculated(
  trx: Trx,
  summary: ReturnType<typeof summaryView>,
  change: Around,
): Promise<void> {
  return emit(trx, cartV2Calculated, { ...around(change), body: summary })
}
