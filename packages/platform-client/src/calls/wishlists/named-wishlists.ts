import { defineCall, z } from '@galleria/platform-client'
import { NamedWishlist, SharedWishlist, WishedProduct } from '../../entities/wishlists/named-wishlist.ts'
import * as operations from '../../operations/wishlists/named-wishlists.ts'
import type { CatalogReference } from '../../schemas/common.ts'

export type { NamedWishlist, SharedWishlist, WishedProduct } from '../../entities/wishlists/named-wishlist.ts'

/** Most lists of a member, the default one included. */
export const MOST_WISHLISTS = 20

const Answer = () => z.object({ wishlist: NamedWishlist })
interface WishlistAnswer {
  wishlist: NamedWishlist
}

/** The member's lists with their items, the default one first and there even while it is empty. An extension of the embedded platform. */
export const listMyWishlists = /* @__PURE__ */ defineCall<undefined, { wishlists: NamedWishlist[] }>(
  operations.listMyWishlists,
  () => z.object({ wishlists: z.array(NamedWishlist) }),
)

/** Begins a list with a name of at most 50 characters. WISHLISTS_LIMIT_EXCEEDED beyond 20. An extension of the embedded platform. */
export const createWishlist = /* @__PURE__ */ defineCall<
  { wishlist: { readonly name: string } },
  WishlistAnswer
>(operations.createWishlist, Answer)

/** Changes the name and which emails are wanted; a field that is left out stays. WISHLIST_NOT_FOUND, REVISION_MISMATCH. An extension of the embedded platform. */
export const updateWishlist = /* @__PURE__ */ defineCall<
  {
    wishlist: {
      readonly id: string
      readonly revision: string
      readonly name?: string
      readonly tellsPriceDrops?: boolean
      readonly tellsBackInStock?: boolean
    }
  },
  WishlistAnswer
>(operations.updateWishlist, Answer)

/** Deletes a list with its items. DEFAULT_WISHLIST (428) of the default one. An extension of the embedded platform. */
export const deleteWishlist = /* @__PURE__ */ defineCall<{ wishlistId: string }, object>(
  operations.deleteWishlist,
  () => z.object({}),
)

/**
 * Adds 1 to 100 items to a list, to the default one without `wishlistId`: what a device kept for a visitor, or what was
 * removed by mistake. An item that is there stays as it is, one of a product that shoppers cannot see is left out, and
 * `left` counts those for which there was no room. An extension of the embedded platform.
 */
export const addWishlistItems = /* @__PURE__ */ defineCall<
  { wishlistId?: string; catalogReferences: readonly CatalogReference[] },
  WishlistAnswer & { left: number }
>(operations.addWishlistItems, () => z.object({ wishlist: NamedWishlist, left: z.number() }), {
  repeatable: true,
})

/** Removes items from a list; without `wishlistId` from every list of the member. An extension of the embedded platform. */
export const removeWishlistItems = /* @__PURE__ */ defineCall<
  { wishlistId?: string; catalogReferences: readonly CatalogReference[] },
  object
>(operations.removeWishlistItems, () => z.object({}), { repeatable: true })

/** Moves an item from one list to another with the date and the price of its adding. WISHLIST_NOT_FOUND, ITEM_NOT_FOUND, WISHLIST_ITEMS_LIMIT_EXCEEDED. An extension of the embedded platform. */
export const moveWishlistItem = /* @__PURE__ */ defineCall<
  { fromWishlistId: string; toWishlistId: string; catalogReference: CatalogReference },
  object
>(operations.moveWishlistItem, () => z.object({}))

/** Gives a list a link, or says anew whether it shows the member's first name; the link stays. An extension of the embedded platform. */
export const shareWishlist = /* @__PURE__ */ defineCall<
  { wishlistId: string; showsName: boolean },
  WishlistAnswer
>(operations.shareWishlist, Answer, { repeatable: true })

/** Takes the link away. The next one is another. An extension of the embedded platform. */
export const unshareWishlist = /* @__PURE__ */ defineCall<{ wishlistId: string }, WishlistAnswer>(
  operations.unshareWishlist,
  Answer,
  { repeatable: true },
)

/** A list by the token of its link, for anybody. WISHLIST_NOT_FOUND, as of a link that was taken away. An extension of the embedded platform. */
export const getSharedWishlist = /* @__PURE__ */ defineCall<
  { token: string },
  { sharedWishlist: SharedWishlist }
>(operations.getSharedWishlist, () => z.object({ sharedWishlist: SharedWishlist }))

/** Products by the number of members who wish for them, at most `limit` of them (1 to 100, 20 unless told). For staff. An extension of the embedded platform. */
export const listMostWished = /* @__PURE__ */ defineCall<
  { limit?: number } | undefined,
  { products: WishedProduct[] }
>(operations.listMostWished, () => z.object({ products: z.array(WishedProduct) }))
