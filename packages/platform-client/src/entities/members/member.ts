import { z } from '@galleria/platform-client'
import { MemberActivityStatus, MemberPrivacyStatus, MemberStatus } from '../../enums/members.ts'
import { DateTime, Guid } from '../common/scalars.ts'
import { MemberContact } from './contact.ts'
import { MemberImage } from './member-image.ts'

/** Spec §3 "Members", wire §4.6. How much of it comes is a matter of `fieldsets` (wire §3.7). */
export const Member = z.object({
  id: Guid,
  loginEmail: z.nullish(z.string()),
  loginEmailVerified: z.optional(z.boolean()),
  status: MemberStatus,
  contactId: z.nullish(Guid),
  contact: z.nullish(MemberContact),
  profile: z.nullish(
    z.object({
      nickname: z.nullish(z.string()),
      slug: z.nullish(z.string()),
      photo: z.nullish(MemberImage),
      cover: z.nullish(MemberImage),
      title: z.nullish(z.string()),
    }),
  ),
  privacyStatus: MemberPrivacyStatus,
  activityStatus: MemberActivityStatus,
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
  lastLoginDate: z.nullish(DateTime),
  /** Role of one who works for the store; in the FULL fieldset of their own member. Not in the wire reference. */
  staffRole: z.optional(z.string()),
})
export type Member = z.infer<typeof Member>
