import type { ColumnType } from 'kysely'

/** Specification §4. */
export type RequestStatus = 'RECEIVED' | 'PROCESSING' | 'NOTIFICATION_SENT' | 'FAILED'

export interface BackInStockTables {
  backInStockRequests: {
    id: string
    productId: string
    variantId: string
    /** As written. */
    email: string
    /** As compared: lower case, NFC. */
    emailKey: string
    /** BCP 47. */
    language: string
    status: RequestStatus
    /** The shopper who asked; both null in requests older than these columns. */
    memberId: string | null
    visitorId: string | null
    /** Made by a wishlist, with which it ends; a member who asks for it themselves has it beside the list. */
    fromWishlist: ColumnType<boolean | null, boolean | null | undefined>
    createdAt: Date
    updatedAt: Date
  }
}
