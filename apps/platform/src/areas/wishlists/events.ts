import { wishlistItemAdded, wishlistItemRemoved } from '@galleria/platform-client/events'
import type { Trx } from '../../data/database.ts'
import { emit } from '../../data/outbox.ts'
import type { Caller } from '../../http/caller.ts'
import { referenceOf, type Wish } from './reference.ts'
import type { WishlistRow } from './store/wishlists.ts'
import { wishlistView } from './view.ts'

interface Context {
  readonly caller: Caller
  readonly date: Date
}

/** Events name the item; what else is on the list is left out, since a list of a hundred would be told a hundred times. */
const bodyOf = (row: WishlistRow, wish: Wish) => {
  const { items: _, ...wishlist } = wishlistView(row, [])
  return { wishlist: { ...wishlist, items: [] }, catalogReference: referenceOf(wish) }
}

export async function tellAdded(trx: Trx, { caller, date }: Context, row: WishlistRow, wish: Wish) {
  await emit(trx, wishlistItemAdded, { entityId: row.id, caller, date, body: bodyOf(row, wish) })
}

export async function tellRemoved(trx: Trx, { caller, date }: Context, row: WishlistRow, wish: Wish) {
  await emit(trx, wishlistItemRemoved, { entityId: row.id, caller, date, body: bodyOf(row, wish) })
}
