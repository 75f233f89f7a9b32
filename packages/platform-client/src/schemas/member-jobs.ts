import { z } from '@galleria/platform-client'

export const Deletion = z.object({
  name: z.string(),
  count: z.number(),
  /** ERASED, ANONYMISED, KEPT, REASSIGNED. */
  fate: z.string(),
  why: z.string(),
})
/** One kind of a member's things, and what becomes of them. */
export type Deletion = z.infer<typeof Deletion>

export const MemberBulkJob = z.object({
  id: z.string(),
  /** DELETE, APPROVE, BLOCK, MUTE, UNMUTE. */
  action: z.string(),
  /** RUNNING, FINISHED. */
  status: z.string(),
  total: z.number(),
  succeeded: z.number(),
  failed: z.number(),
  createdDate: z.string(),
  updatedDate: z.string(),
})
/** A change of many members, and how far it is. */
export type MemberBulkJob = z.infer<typeof MemberBulkJob>

export const MemberBulkResult = z.object({
  memberId: z.string(),
  /** PENDING, SUCCEEDED, FAILED. */
  status: z.string(),
  error: z.optional(z.object({ code: z.string(), description: z.string() })),
})
/** Result of one member of a job. */
export type MemberBulkResult = z.infer<typeof MemberBulkResult>
