import type { ColumnType } from 'kysely'
import type { StoredAddressWithContact } from '../../domain/address/address.ts'
import type { StoredLine } from '../cart/tables.ts'
import type { MerchantDiscount } from '../terms/discounts/tables.ts'

/** Draft fields besides its lines. */
export interface DraftTerms {
  readonly memberId?: string | null | undefined
  readonly visitorId?: string | undefined
  readonly email?: string | null | undefined
  readonly shippingDestination?: StoredAddressWithContact | null | undefined
  readonly billingInfo?: StoredAddressWithContact | null | undefined
  readonly shippingCode?: string | null | undefined
  readonly couponCode?: string | null | undefined
  readonly merchantDiscounts?: readonly MerchantDiscount[] | null | undefined
  readonly buyerNote?: string | null | undefined
  /** From where it is sold. */
  readonly businessLocationId?: string | undefined
}

export interface DraftOrderTables {
  draftOrders: {
    id: string
    status: 'DRAFT' | 'COMMITTED'
    /** The order it changes; none of a new one. */
    sourceOrderId: string | null
    /** Order made from the draft, or changed by it. */
    orderId: string | null
    lines: ColumnType<StoredLine[]>
    terms: ColumnType<DraftTerms>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
}
