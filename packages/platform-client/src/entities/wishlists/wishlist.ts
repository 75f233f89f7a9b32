import { z } from '@galleria/platform-client'
import { CatalogReference } from '../common/catalog-reference.ts'
import { ExtendedFields } from '../common/extended-fields.ts'
import { DateTime, Guid } from '../common/scalars.ts'

/** Item of a wishlist. It is the whole reference: a product, or a product with `options.variantId` (wishlists, `wix.ecom.v1.wishlist`). */
export const WishlistItem = z.object({
  catalogReference: CatalogReference,
  addedDate: z.nullish(DateTime),
})
export type WishlistItem = z.infer<typeof WishlistItem>

const TagList = z.object({ tagIds: z.optional(z.array(z.string())) })

/** Tags of a wishlist, at most 100 ids each (wishlists). */
export const WishlistTags = z.object({ privateTags: z.nullish(TagList), publicTags: z.nullish(TagList) })
export type WishlistTags = z.infer<typeof WishlistTags>

/** Fields of the hosted entity, for what goes beyond it too. */
export const wishlistFields = {
  id: z.optional(Guid),
  memberId: z.optional(Guid),
  /** At most 100. */
  items: z.array(WishlistItem),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
  extendedFields: z.nullish(ExtendedFields),
  tags: z.nullish(WishlistTags),
}

/** Wishlist of a member (wishlists, `wix.ecom.v1.wishlist`). A member who has none is answered one without id and items. */
export const Wishlist = z.object(wishlistFields)
export type Wishlist = z.infer<typeof Wishlist>

/** Data of `applicationError`, by its code. The service was read from its typings, so that the fields are inferred. */
export const wishlistErrorData = {
  WISHLIST_ITEMS_LIMIT_EXCEEDED: z.object({ limit: z.optional(z.number()) }),
  EMPTY_ASSIGN_AND_UNASSIGN_LISTS: z.object({}),
}
