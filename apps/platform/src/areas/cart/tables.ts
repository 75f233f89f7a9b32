import type { ColumnType } from 'kysely'
import type { StoredAddressWithContact } from '../../domain/address/address.ts'
import type { MerchantDiscount } from '../terms/discounts/tables.ts'
import type { LineDetails } from './lines/details.ts'

export type OwnerType = 'VISITOR' | 'MEMBER'

interface SelectedShipping {
  readonly carrierId?: string | null | undefined
  readonly code: string
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

/** A line beyond its cart: in a checkout, a draft, or drawn from an order. */
export interface StoredLine {
  readonly id: string
  readonly productId: string
  readonly variantId: string
  readonly options: Readonly<Record<string, unknown>>
  readonly quantity: number
  readonly details?: LineDetails | null | undefined
}
