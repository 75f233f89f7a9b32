import { z } from '@galleria/platform-client'
import { MemberReportCategory } from '../../enums/members.ts'
import { DateTime, Guid } from '../common/scalars.ts'

/** Spec §3 "Member report", wire §4.6. */
export const MemberReport = z.object({
  id: Guid,
  reportedMemberId: z.optional(Guid),
  reportingMemberId: z.nullish(z.string()),
  reason: z.optional(
    z.object({ category: z.optional(MemberReportCategory), description: z.nullish(z.string()) }),
  ),
  createdDate: z.nullish(DateTime),
})
export type MemberReport = z.infer<typeof MemberReport>

/** A member as reports see them (wire §3.8). */
export const ReportedMember = z.object({
  reportedMemberId: z.optional(Guid),
  reportCount: z.optional(z.number()),
  reviewed: z.optional(z.boolean()),
  lastReportDate: z.nullish(DateTime),
})
export type ReportedMember = z.infer<typeof ReportedMember>
