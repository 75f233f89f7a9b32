import { defineCall, z } from '@galleria/platform-client'
import { Wishlist, type WishlistTags } from '../../entities/wishlists/wishlist.ts'
import * as operations from '../../operations/wishlists/wishlists.ts'
import type { CatalogReference } from '../../schemas/common.ts'

export type { Wishlist, WishlistItem, WishlistTags } from '../../entities/wishlists/wishlist.ts'
export { STORES_APP_ID } from '../../schemas/common.ts'

/** Most items of a list. */
export const MOST_WISHLIST_ITEMS = 100

const Answer = () => z.object({ wishlist: z.nullish(Wishlist) })
interface WishlistAnswer {
  /** Only where `returnEntity` was sent. */
  wishlist?: Wishlist | null | undefined
}

/**
 * The member's default list, empty of a member who has none; with `appId` only the items of that catalog. Who may call
 * it is inferred: the typings name no permission.
 */
export const getDefaultWishlist = /* @__PURE__ */ defineCall<
  { appId?: string } | undefined,
  { wishlist: Wishlist }
>(operations.getDefaultWishlist, () => z.object({ wishlist: Wishlist }))

/**
 * Adds an item to the member's default list; adding it again changes nothing. WISHLIST_ITEMS_LIMIT_EXCEEDED beyond 100
 * items. That a second adding is no error is inferred.
 */
export const addItem = /* @__PURE__ */ defineCall<
  { catalogReference: CatalogReference; returnEntity?: boolean },
  WishlistAnswer
>(operations.addItem, Answer, { repeatable: true })

/** Removes an item from the member's default list. That an item which is not there is no error is inferred. */
export const removeItem = /* @__PURE__ */ defineCall<
  { catalogReference: CatalogReference; returnEntity?: boolean },
  WishlistAnswer
>(operations.removeItem, Answer, { repeatable: true })

/** Tags to put on lists and to take from them. */
export interface WishlistTagChange {
  readonly assignTags?: WishlistTags
  readonly unassignTags?: WishlistTags
}

/**
 * Changes the tags of 1 to 100 lists. EMPTY_ASSIGN_AND_UNASSIGN_LISTS. The public path is inferred, and the embedded
 * platform does not answer it.
 */
export const bulkUpdateWishlistTags = /* @__PURE__ */ defineCall<
  { wishlistIds: readonly string[] } & WishlistTagChange,
  { results: unknown[] }
>(operations.bulkUpdateWishlistTags, () => z.object({ results: z.array(z.unknown()) }))

/** Changes the tags of all lists that the filter finds, in a job. The public path is inferred, and the embedded platform does not answer it. */
export const bulkUpdateWishlistTagsByFilter = /* @__PURE__ */ defineCall<
  { filter: object } & WishlistTagChange,
  { jobId: string }
>(operations.bulkUpdateWishlistTagsByFilter, () => z.object({ jobId: z.string() }))
