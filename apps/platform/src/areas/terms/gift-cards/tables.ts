import type { ColumnType, Generated } from 'kysely'

/** `SENT` is a letter with a new code. */
export type GiftCardAct = 'ISSUED' | 'SENT' | 'CHANGED' | 'DISABLED' | 'ENABLED'

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
    /** Customer whose store credit it is; it has no code then. */
    customerId: ColumnType<string | null, string | null | undefined>
    /** The order it was bought in. */
    orderId: string | null
    recipientEmail: ColumnType<string | null, string | null | undefined>
    recipientName: ColumnType<string | null, string | null | undefined>
    /** Words of the giver. */
    message: ColumnType<string | null, string | null | undefined>
    /** Code of the language of its letter. */
    language: ColumnType<string | null, string | null | undefined>
    revision: Generated<number>
    createdAt: Date
    updatedAt: Date
  }
  /** Acts of staff and programs on a card. */
  giftCardActs: {
    id: string
    giftCardId: string
    act: GiftCardAct
    byType: string
    byId: string | null
    createdAt: Date
  }
  /** Signed: what was paid is negative, what was given back is positive. */
  giftCardMovements: {
    id: string
    giftCardId: string
    /** Order of the movement; an adjustment by staff has a reason and an author instead. */
    orderId: string | null
    reason: ColumnType<string | null, string | null | undefined>
    byType: ColumnType<string | null, string | null | undefined>
    byId: ColumnType<string | null, string | null | undefined>
    amountMinor: number
    createdAt: Date
  }
}
