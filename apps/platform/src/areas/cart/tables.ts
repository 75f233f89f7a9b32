import type { ColumnType } from 'kysely'
import type { MerchantDiscount } from '../terms/discounts/tables.ts'
import type { LineDetails } from './lines/details.ts'

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
  readonly geocode?: { readonly latitude?: number | null; readonly longitude?: number | null } | null
  readonly formattedAddress?: string | null
  readonly hint?: string | null
}

export interface StoredContact {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly phone?: string | null
  readonly company?: string | null
  readonly vatId?: { readonly id: string; readonly type: string } | null
}

export interface SelectedShipping {
  readonly carrierId?: string | null | undefined
  readonly code: string
}

export interface StoredAddressWithContact {
  readonly address?: StoredAddress | null
  readonly contactDetails?: StoredContact | null
}

export interface CartTables {
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
    merchantDiscounts: ColumnType<MerchantDiscount[] | null, MerchantDiscount[] | null | undefined>
    businessLocationId: ColumnType<string | null, string | null | undefined>
    selectedShipping: ColumnType<SelectedShipping | null, SelectedShipping | null | undefined>
    overrideCheckoutUrl: ColumnType<string | null, string | null | undefined>
    extendedFields: ColumnType<Record<string, unknown> | null, Record<string, unknown> | null | undefined>
    contactId: ColumnType<string | null, string | null | undefined>
    /** BCP 47, of who filled it last. */
    buyerLanguage: ColumnType<string | null, string | null | undefined>
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
    details: ColumnType<LineDetails | null, LineDetails | null | undefined>
  }
}
