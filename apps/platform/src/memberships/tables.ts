import type { ColumnType } from 'kysely'

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
    createdAt: Date
  }
  membershipUses: { membershipId: string; orderId: string; uses: number; createdAt: Date }
}
