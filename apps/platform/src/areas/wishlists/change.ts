import type { Trx } from '../../data/database.ts'
import { isUuid } from '../../data/query-language/values.ts'
import type { Services } from '../../data/services.ts'
import type { Caller } from '../../http/caller.ts'
import { noWishlist } from './errors.ts'
import { tellAdded, tellRemoved } from './events.ts'
import { MOST_ITEMS, type Wish } from './reference.ts'
import { deleteItem, findItems, findWishable, insertItem, isSame } from './store/items.ts'
import {
  findOwnWishlist,
  lockDefaultWishlist,
  updateWishlistRow,
  type WishlistRow,
} from './store/wishlists.ts'

export type Context = Pick<Services, 'clock'> & { readonly caller: Extract<Caller, { type: 'MEMBER' }> }

/**
 * A list of the member, locked; the default one without an id. The default one is always locked first, so that two
 * changes of one member never block each other for good. @throws ApiError 404 WISHLIST_NOT_FOUND, of another member's too
 */
export async function lockList(trx: Trx, { clock, caller }: Context, id?: string): Promise<WishlistRow> {
  const { memberId } = caller
  const usual = await lockDefaultWishlist(trx, memberId, clock.now())
  if (id === undefined || id.toLowerCase() === usual.id) return usual
  const row = isUuid(id) ? await findOwnWishlist(trx, { id, memberId }, { lock: true }) : undefined
  if (!row) throw noWishlist()
  return row
}

interface Added {
  /** Items of products that shoppers do not see. */
  readonly unknown: number
  /** Items for which there was no room. */
  readonly left: number
}

/** Adds items to a locked list, the first of them as the newest; those that are there stay as they are. */
export async function addTo(
  trx: Trx,
  { clock, caller }: Context,
  list: WishlistRow,
  wishes: readonly Wish[],
): Promise<Added> {
  const date = clock.now()
  const wishable = await findWishable(trx, wishes)
  const there = await findItems(trx, [list.id])
  let room = MOST_ITEMS - there.length
  let [left, added] = [0, 0]
  for (const [index, wish] of wishes.entries()) {
    const known = wishable.find((each) => isSame(each, wish))
    if (!known || there.some((each) => isSame(each, wish))) continue
    if (room === 0) {
      left += 1
      continue
    }
    // A millisecond apart, so that the order of the list is that of the call.
    const addedAt = new Date(date.getTime() - index)
    const row = { ...wish, wishlistId: list.id, addedMinor: known.priceMinor, addedAt }
    // Named twice in one call.
    if (!(await insertItem(trx, row))) continue
    room -= 1
    added += 1
    await tellAdded(trx, { caller, date }, list, wish)
  }
  if (added > 0) await updateWishlistRow(trx, list.id, { updatedAt: date })
  const unknown = wishes.filter((wish) => !wishable.some((each) => isSame(each, wish))).length
  return { unknown, left }
}

/** Removes items from a locked list; those that are not there are as good as removed. */
export async function removeFrom(
  trx: Trx,
  { clock, caller }: Context,
  list: WishlistRow,
  wishes: readonly Wish[],
): Promise<void> {
  const date = clock.now()
  let removed = 0
  for (const wish of wishes) {
    if (!(await deleteItem(trx, list.id, wish))) continue
    removed += 1
    await tellRemoved(trx, { caller, date }, list, wish)
  }
  if (removed > 0) await updateWishlistRow(trx, list.id, { updatedAt: date })
}
