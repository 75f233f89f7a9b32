import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/members/members.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'
import { Member } from '../../schemas/member.ts'
import type { MemberInput } from '../../schemas/member-input.ts'
import { Deletion, MemberBulkJob, MemberBulkResult } from '../../schemas/member-jobs.ts'
import { CursorMetadata, OffsetMetadata, type OffsetQuery } from '../../schemas/paging.ts'

export type { Member } from '../../schemas/member.ts'
export type { MemberInput } from '../../schemas/member-input.ts'
export type { Deletion, MemberBulkJob, MemberBulkResult } from '../../schemas/member-jobs.ts'

const One = () => z.object({ member: Member })
const Many = () =>
  z.object({
    members: z.array(Member),
    metadata: z.optional(OffsetMetadata),
    cursorPagingMetadata: z.optional(CursorMetadata),
  })

/** How much of a member is asked for; PUBLIC unless told (wire §3.7). Of others only the owner gets more. */
export type Fieldset = 'PUBLIC' | 'EXTENDED' | 'FULL'

interface Answer {
  member: Member
}
interface Page {
  members: Member[]
  metadata?: z.infer<typeof OffsetMetadata> | undefined
  cursorPagingMetadata?: z.infer<typeof CursorMetadata> | undefined
}
interface Found {
  filter: Readonly<Record<string, unknown>>
  search?: MemberSearch
}
interface ById {
  id: string
}

/** Search by prefix; without `fields`, in names (wire §3.7). */
export interface MemberSearch {
  expression: string
  fields?: readonly string[]
}

/** The member whose token it is (wire §3.7). */
export const getMyMember = /* @__PURE__ */ defineCall<
  { fieldsets?: readonly Fieldset[] } | undefined,
  Answer
>(operations.getMyMember, One)

/** Another's profile, by the id or, beyond the wire, by the slug; 404 for who is private, MEMBER_TO_MEMBER_BLOCKED for who has blocked the caller (wire §3.7). */
export const getMember = /* @__PURE__ */ defineCall<ById & { fieldsets?: readonly Fieldset[] }, Answer>(
  operations.getMember,
  One,
)

/** Lists members who may be seen, newest first; by cursor each page costs the same, by offset the total is included (wire §3.7). */
export const queryMembers = /* @__PURE__ */ defineCall<
  {
    query: OffsetQuery & { readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string } }
    fieldsets?: readonly Fieldset[]
    search?: MemberSearch
  },
  Page
>(operations.queryMembers, Many)

/** The same by a plain address, in the order of `sorting` (wire §3.7). */
export const listMembers = /* @__PURE__ */ defineCall<
  {
    paging?: { readonly limit?: number; readonly offset?: number }
    cursorPaging?: { readonly limit?: number; readonly cursor?: string }
    sorting?: readonly { readonly fieldName: string; readonly order?: 'ASC' | 'DESC' }[]
    fieldsets?: readonly Fieldset[]
  },
  Page
>(operations.listMembers, Many)

/** The path of any profile, for the owner and the staff; 409 SLUG_ALREADY_EXISTS (wire §3.7). */
export const updateMemberSlug = /* @__PURE__ */ defineCall<ById & { slug: string }, Answer>(
  operations.updateMemberSlug,
  One,
)

/** The path of the caller's own profile; 409 SLUG_ALREADY_EXISTS (wire §3.7). */
export const updateMySlug = /* @__PURE__ */ defineCall<{ slug: string }, Answer>(operations.updateMySlug, One)

/** Whether the caller may have it, and one like it that is free. Not in the wire reference. */
export const lookAtMySlug = /* @__PURE__ */ defineCall<
  { slug: string },
  { slug: string; available: boolean; suggestion: string }
>(operations.lookAtMySlug, () =>
  z.object({ slug: z.string(), available: z.boolean(), suggestion: z.string() }),
)

/** Everybody sees the profile from now on (wire §3.7). */
export const joinCommunity = /* @__PURE__ */ defineCall<undefined, Answer>(operations.joinCommunity, One)

/** Leaves the community: the profile is visible to the owner alone (wire §3.7). */
export const leaveCommunity = /* @__PURE__ */ defineCall<undefined, Answer>(operations.leaveCommunity, One)

/** Changes a member; fields left out stay, an empty string clears, an empty list does nothing (wire §3.7). */
export const updateMember = /* @__PURE__ */ defineCall<{ member: ById & MemberInput }, Answer>(
  operations.updateMember,
  One,
)

/** Takes every phone number out of the contact (wire §3.7). */
export const deleteMemberPhones = /* @__PURE__ */ defineCall<ById, Answer>(operations.deleteMemberPhones, One)

/** Takes every e-mail address out of the contact; the one to sign in with stays (wire §3.7). */
export const deleteMemberEmails = /* @__PURE__ */ defineCall<ById, Answer>(operations.deleteMemberEmails, One)

/** Takes every postal address out of the contact (wire §3.7). */
export const deleteMemberAddresses = /* @__PURE__ */ defineCall<ById, Answer>(
  operations.deleteMemberAddresses,
  One,
)

/** Previews the deletion of the caller without performing it. Not in the wire reference. */
export const lookAtMyDeletion = /* @__PURE__ */ defineCall<undefined, { deletion: Deletion[] }>(
  operations.lookAtMyDeletion,
  () => z.object({ deletion: z.array(Deletion) }),
)

/** For ever; says what became of everything (wire §3.7). */
export const deleteMyMember = /* @__PURE__ */ defineCall<
  { contentAssigneeId?: string } | undefined,
  { deletion: Deletion[] }
>(operations.deleteMyMember, () => z.object({ deletion: z.array(Deletion) }))

/** By the owner, for somebody who signs in later (wire §3.7). */
export const createMember = /* @__PURE__ */ defineCall<
  { member: MemberInput & { loginEmail: string } },
  Answer
>(operations.createMember, One)

/** By the owner (wire §3.7). */
export const deleteMember = /* @__PURE__ */ defineCall<
  ById & { contentAssigneeId?: string },
  { deletion: Deletion[] }
>(operations.deleteMember, () => z.object({ deletion: z.array(Deletion) }))

type Served = Parameters<typeof defineCall>[0]
const staffCall = (operation: Served) => defineCall<ById, Answer>(operation, One)

/** May read and buy, and no longer write for others (wire §3.7). */
export const muteMember = /* @__PURE__ */ staffCall(operations.muteMember)
/** May write again (wire §3.7). */
export const unmuteMember = /* @__PURE__ */ staffCall(operations.unmuteMember)
/** Lets somebody in who waits, and back in who was blocked (wire §3.7). */
export const approveMember = /* @__PURE__ */ staffCall(operations.approveMember)
/** Ends every session, and lets nobody in until approved again (wire §3.7). */
export const blockMember = /* @__PURE__ */ staffCall(operations.blockMember)
/** Without a way back (wire §3.7). */
export const disconnectMember = /* @__PURE__ */ staffCall(operations.disconnectMember)

const bulkCall = (operation: Served) =>
  defineCall<Found & { contentAssigneeId?: string }, { jobId: string }>(operation, () =>
    z.object({ jobId: z.string() }),
  )

/** How many a change of all who are found would be about. Not in the wire reference. */
export const countMembers = /* @__PURE__ */ defineCall<Found, { count: number }>(
  operations.countMembers,
  () => z.object({ count: z.number() }),
)

/** Deletes all members found now, in a job (wire §3.7). */
export const bulkDeleteMembersByFilter = /* @__PURE__ */ bulkCall(operations.bulkDeleteMembersByFilter)
/** Deletes all members found now, in a job (wire §3.7). */
export const bulkApproveMembers = /* @__PURE__ */ bulkCall(operations.bulkApproveMembers)
/** Deletes all members found now, in a job (wire §3.7). */
export const bulkBlockMembers = /* @__PURE__ */ bulkCall(operations.bulkBlockMembers)
/** Mutes all members found now, in a job. Not in the wire reference. */
export const bulkMuteMembers = /* @__PURE__ */ bulkCall(operations.bulkMuteMembers)
/** Mutes all members found now, in a job. Not in the wire reference. */
export const bulkUnmuteMembers = /* @__PURE__ */ bulkCall(operations.bulkUnmuteMembers)

/** A hundred at most, each for itself, at once (wire §3.7). */
export const bulkDeleteMembers = /* @__PURE__ */ defineCall<
  { memberIds: readonly string[] },
  BulkAnswer<unknown>
>(operations.bulkDeleteMembers, () => bulkAnswer(z.unknown()))

/** How far a job is. Not in the wire reference. */
export const getMemberBulkJob = /* @__PURE__ */ defineCall<{ jobId: string }, { job: MemberBulkJob }>(
  operations.getMemberBulkJob,
  () => z.object({ job: MemberBulkJob }),
)

/** Result of each member of a job. Not in the wire reference. */
export const listMemberBulkResults = /* @__PURE__ */ defineCall<
  {
    jobId: string
    status?: 'PENDING' | 'SUCCEEDED' | 'FAILED'
    cursorPaging?: { limit?: number; cursor?: string }
  },
  { results: MemberBulkResult[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(operations.listMemberBulkResults, () =>
  z.object({ results: z.array(MemberBulkResult), pagingMetadata: CursorMetadata }),
)
