import type { Generated } from 'kysely'

export interface GiftCardTables {
  giftCards: {
    id: string
    /** SHA-256 of the code, in hex: whoever reads the table cannot spend. */
    codeHash: string
    lastDigits: string
    currency: string
    initialMinor: number
    balanceMinor: number
    disabled: boolean
    expiresAt: Date | null
    /** The order it was bought in. */
    orderId: string | null
    revision: Generated<number>
    createdAt: Date
    updatedAt: Date
  }
  /** Signed: what was paid is negative, what was given back is positive. */
  giftCardMovements: {
    id: string
    giftCardId: string
    orderId: string
    amountMinor: number
    createdAt: Date
  }
}
