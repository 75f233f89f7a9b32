import { z } from '@galleria/platform-client'
import { RichContent } from '../common/rich-content.ts'
import { Guid, Int64 } from '../common/scalars.ts'

/** Spec §3 "Member about", wire §4.6. */
export const MemberAbout = z.object({
  id: Guid,
  revision: z.nullish(Int64),
  memberId: z.nullish(Guid),
  content: z.optional(RichContent),
})
export type MemberAbout = z.infer<typeof MemberAbout>
