export interface WishlistTables {
  wishlists: {
    id: string
    memberId: string
    /** Empty of the default list. */
    name: string
    isDefault: boolean
    tellsPriceDrops: boolean
    tellsBackInStock: boolean
    shareToken: string | null
    /** Whether readers of the link see the member's first name. */
    showsName: boolean
    sharedAt: Date | null
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  wishlistItems: {
    wishlistId: string
    productId: string
    /** Empty of a product as a whole. */
    variantId: string
    addedMinor: number
    /** Price that the last letter told of; null while it is not below that of adding. */
    toldMinor: number | null
    addedAt: Date
  }
}
