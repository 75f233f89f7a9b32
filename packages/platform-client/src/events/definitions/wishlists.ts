import { z } from '@galleria/platform-client'
import { CatalogReference } from '../../entities/common/catalog-reference.ts'
import { Wishlist } from '../../entities/wishlists/wishlist.ts'
import { action } from '../definition.ts'

const wishlist = 'wix.ecom.v1.wishlist'
/** Fields are inferred: the typings declare the events without a handler. */
const Item = z.object({ wishlist: z.nullish(Wishlist), catalogReference: z.nullish(CatalogReference) })

/** `wix.ecom.v1.wishlist_item_added` (wishlists). Name and body are inferred. */
export const wishlistItemAdded = /* @__PURE__ */ action(wishlist, 'item_added', Item)
/** `wix.ecom.v1.wishlist_item_removed` (wishlists). Name and body are inferred. */
export const wishlistItemRemoved = /* @__PURE__ */ action(wishlist, 'item_removed', Item)
/** `wix.ecom.v1.wishlist_tags_modified` (wishlists). Name and body are inferred. */
export const wishlistTagsModified = /* @__PURE__ */ action(
  wishlist,
  'tags_modified',
  z.object({ wishlist: z.nullish(Wishlist) }),
)
