import { z } from '@galleria/platform-client'
import { HeldMembershipStatus } from '../../enums/trade.ts'
import { revisioned } from '../common/revisioned.ts'
import { DateTime, Guid } from '../common/scalars.ts'

/** A plan of which members hold memberships. An extension of the embedded platform. */
export const MembershipProgram = z.object({
  ...revisioned,
  appId: Guid,
  name: z.string(),
  /** Uses of a membership; without a limit where absent. */
  credits: z.optional(z.number()),
  /** How long a membership lasts; for good where absent. */
  validDays: z.optional(z.number()),
  /** Scopes that the membership pays for. */
  scopes: z.array(z.string()),
})
export type MembershipProgram = z.infer<typeof MembershipProgram>

/** Membership that a member holds. An extension of the embedded platform. */
export const HeldMembership = z.object({
  ...revisioned,
  programId: z.optional(Guid),
  appId: Guid,
  memberId: Guid,
  name: z.string(),
  status: HeldMembershipStatus,
  credits: z.optional(z.object({ total: z.number(), remaining: z.number() })),
  scopes: z.array(z.string()),
  startDate: DateTime,
  expirationDate: z.optional(DateTime),
})
export type HeldMembership = z.infer<typeof HeldMembership>
