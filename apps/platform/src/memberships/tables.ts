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
    /** The programme it was given out of; none of an older one. */
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
  membershipUses: { membershipId: string; orderId: string; uses: number; createdAt: Date }
}
