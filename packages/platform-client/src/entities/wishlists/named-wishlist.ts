import { z } from '@galleria/platform-client'
import { CatalogReference } from '../common/catalog-reference.ts'
import { DateTime, Decimal, Int64 } from '../common/scalars.ts'
import { wishlistFields } from './wishlist.ts'

const amounts = {
  /** Price when it was added, and now: decimals in `currency`. Absent of a product that is gone. */
  addedPrice: z.nullish(Decimal),
  price: z.nullish(Decimal),
}

/** One of a member's lists. An extension of the embedded platform: the hosted one has a single list without a name. */
export const NamedWishlist = z.object({
  ...wishlistFields,
  /** Empty of the default list, which pages name in the language of the reader. */
  name: z.string(),
  isDefault: z.boolean(),
  revision: Int64,
  items: z.array(
    z.object({ catalogReference: CatalogReference, addedDate: z.nullish(DateTime), ...amounts }),
  ),
  /** Currency of the prices: that of the shop. */
  currency: z.string(),
  /** Whether the member is written to when an item costs less than when it was added, and when one is back in stock. */
  tellsPriceDrops: z.boolean(),
  tellsBackInStock: z.boolean(),
  /** Link by which anybody reads the list; null while it has none. */
  share: z.nullish(
    z.object({
      token: z.string(),
      /** Whether readers see the member's first name. */
      showsName: z.boolean(),
      createdDate: DateTime,
    }),
  ),
})
export type NamedWishlist = z.infer<typeof NamedWishlist>

/** A list as whoever has its link reads it. An extension of the embedded platform. */
export const SharedWishlist = z.object({
  name: z.string(),
  isDefault: z.boolean(),
  /** First name of the member, where they allow it. */
  ownerName: z.nullish(z.string()),
  items: z.array(z.object({ catalogReference: CatalogReference })),
})
export type SharedWishlist = z.infer<typeof SharedWishlist>

/** Product with the number of members who wish for it. An extension of the embedded platform. */
export const WishedProduct = z.object({
  productId: z.string(),
  name: z.string(),
  slug: z.string(),
  visible: z.boolean(),
  /** Members, whichever their lists and variants. */
  members: z.number(),
})
export type WishedProduct = z.infer<typeof WishedProduct>
