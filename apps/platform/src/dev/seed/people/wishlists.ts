import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import { randomOf } from '../random.ts'
import type { MemberSeed } from './index.ts'

interface Sold {
  readonly id: string
  readonly saleMinor: number
}

/** Default lists of every third member, with some products of the range. None of them tells of prices: nobody asked. */
export function wishlistRows(members: readonly MemberSeed[], products: readonly Sold[], now: Date) {
  // The first member is the one with whom people sign in to try the shop.
  const wishing = members.filter(({ status }, place) => status === 'APPROVED' && place > 0 && place % 3 === 0)
  const wishlists: Inserted<'wishlists'>[] = wishing.map(({ id: memberId, loginEmail }) => ({
    ...{ id: idOf('wishlist', loginEmail), memberId, name: '', isDefault: true },
    ...{ tellsPriceDrops: false, tellsBackInStock: false, shareToken: null, showsName: false },
    ...{ sharedAt: null, revision: 1, createdAt: now, updatedAt: now },
  }))
  const wishlistItems: Inserted<'wishlistItems'>[] = wishlists.flatMap(({ id: wishlistId }) => {
    const random = randomOf(`wishes of ${wishlistId}`)
    // The first products of the range are wished for more than the others.
    const wished = products.filter((_, place) => random.chance(place < 6 ? 0.5 : 0.05)).slice(0, 12)
    return wished.map(({ id: productId, saleMinor }, place) => ({
      ...{ wishlistId, productId, variantId: '', addedMinor: saleMinor, toldMinor: null },
      addedAt: new Date(now.getTime() - (place + 1) * 3_600_000),
    }))
  })
  return { wishlists, wishlistItems }
}
