import type { NamedWishlist, Wishlist } from '@galleria/platform-client/entities/wishlists'
import type { PlatformConfig } from '../../data/config.ts'
import { toDecimal } from '../../domain/money/money.ts'
import { referenceOf } from './reference.ts'
import type { ItemRow } from './store/items.ts'
import type { WishlistRow } from './store/wishlists.ts'

type Site = Pick<PlatformConfig, 'currency'>

const dates = ({ createdAt, updatedAt }: WishlistRow) => ({
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
})

/** Default list as the hosted platform tells it; of a member who has none, an empty one. */
export function wishlistView(row: WishlistRow | undefined, items: readonly ItemRow[]): Wishlist {
  return {
    ...(row && { id: row.id, memberId: row.memberId }),
    items: items.map((item) => ({
      catalogReference: referenceOf(item),
      addedDate: item.addedAt.toISOString(),
    })),
    ...(row && dates(row)),
  }
}

/** A list with its name, its link and the prices of its items, for its member. */
export function namedView({ currency }: Site, row: WishlistRow, items: readonly ItemRow[]): NamedWishlist {
  return {
    ...{ id: row.id, memberId: row.memberId, name: row.name, isDefault: row.isDefault },
    revision: String(row.revision),
    items: items.map((item) => ({
      catalogReference: referenceOf(item),
      addedDate: item.addedAt.toISOString(),
      ...(item.priceMinor !== null && {
        addedPrice: toDecimal(item.addedMinor, currency),
        price: toDecimal(item.priceMinor, currency),
      }),
    })),
    currency,
    tellsPriceDrops: row.tellsPriceDrops,
    tellsBackInStock: row.tellsBackInStock,
    share:
      row.shareToken === null
        ? null
        : {
            token: row.shareToken,
            showsName: row.showsName,
            createdDate: (row.sharedAt ?? row.updatedAt).toISOString(),
          },
    ...dates(row),
  }
}
