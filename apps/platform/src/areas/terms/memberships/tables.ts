import type { ColumnType, Generated } from 'kysely'

export interface MembershipTables {
  memberships: {
    id: string
    appId: string
    memberId: string
    name: string
    /** Uses it was sold with, and uses left; null without a limit. */
    total: number | null
    remaining: number | null
    scopes: ColumnType<string[]>
    startsAt: Date
    expiresAt: Date | null
    /** The program it was given out of; none of an older one. */
    programId: ColumnType<string | null, string | null | undefined>
    revision: Generated<number>
    createdAt: Date
    updatedAt: Generated<Date>
  }
  membershipPrograms: {
    id: string
    appId: string
    name: string
    credits: number | null
    validDays: number | null
    scopes: ColumnType<string[]>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  /** Payments by plans, line by line, and failed ones (specification §4). */
  membershipPayments: {
    id: string
    checkoutId: string
    /** Null until the checkout becomes an order. */
    orderId: string | null
    lineId: string
    membershipId: string
    appId: string
    name: string
    /** Price that the line would have had, in the smallest unit of the order's currency. */
    amountMinor: number
    status: 'CHARGED' | 'CHARGE_FAILED'
    /** Why it could not pay. */
    reason: string | null
    /** The order came to nothing: its uses are there again. */
    voided: boolean
    createdAt: Date
    updatedAt: Date
  }
  membershipUses: { membershipId: string; orderId: string; uses: number; createdAt: Date }
}

/** A choice as a shopper makes it (wire §3.1 `selectedMemberships`). */
export interface SelectedMembership {
  readonly id: string
  readonly appId: string
  readonly lineItemIds: readonly string[]
}
