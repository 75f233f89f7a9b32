import type { ColumnType } from 'kysely'

export type OwnerType = 'VISITOR' | 'MEMBER'

/** Ecom wire form (wire §4.1). */
export interface StoredAddress {
  readonly country?: string | null
  readonly subdivision?: string | null
  readonly city?: string | null
  readonly postalCode?: string | null
  readonly streetAddress?: { readonly number?: string; readonly name?: string; readonly apt?: string } | null
  readonly addressLine?: string | null
  readonly addressLine2?: string | null
}

export interface StoredContact {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly phone?: string | null
  readonly company?: string | null
}

export interface StoredAddressWithContact {
  readonly address?: StoredAddress | null
  readonly contactDetails?: StoredContact | null
}

export interface CartTables {
  coupons: {
    id: string
    code: string
    /** Upper-case; what a shopper types is compared with this. */
    codeKey: string
    name: string
    kind: 'PERCENT' | 'AMOUNT' | 'FREE_SHIPPING'
    percent: ColumnType<string | null, number | string | null>
    amountMinor: number | null
    minimumSubtotalMinor: number
    usageLimit: number | null
    used: number
    startsAt: Date | null
    expiresAt: Date | null
    active: boolean
  }
  shippingOptions: {
    id: string
    carrierId: string
    code: string
    title: string
    kind: 'SHIPPING' | 'STORE_PICKUP' | 'PICKUP_POINT'
    /** ISO 3166 alpha-2; `['*']` is everywhere. */
    countries: ColumnType<string[]>
    priceMinor: number
    /** Free from this subtotal on. */
    freeFromMinor: number | null
    deliveryTime: string
    instructions: string | null
    pickupAddress: ColumnType<StoredAddress | null>
    position: number
  }
  taxRates: {
    id: string
    country: string
    subdivision: string | null
    name: string
    /** Fraction: 0.0825. */
    rate: ColumnType<string, number | string>
  }
  carts: {
    id: string
    ownerType: OwnerType
    ownerId: string
    couponCode: string | null
    buyerNote: string | null
    buyerEmail: string | null
    contactInfo: ColumnType<StoredAddressWithContact | null>
    currency: string
    checkoutId: string | null
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  cartLines: {
    id: string
    cartId: string
    productId: string
    variantId: string
    /** Free-form `catalogReference.options` as sent. */
    options: ColumnType<Record<string, unknown>>
    /** Tells lines of one variant apart by what was written for each; see `textsKey`. */
    textsKey: string
    quantity: number
    position: number
  }
}
