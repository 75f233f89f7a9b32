import { defineCall, z } from '@galleria/platform-client'
import { MemberAuditEntry } from '../../entities/members/audit.ts'
import * as operations from '../../operations/members/member-administration.ts'
import { Deletion } from '../../schemas/member-jobs.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'
import { Session } from '../../schemas/security.ts'

export type { MemberAuditEntry } from '../../entities/members/audit.ts'
export type { Session } from '../../schemas/security.ts'

interface Paged {
  memberId: string
  cursorPaging?: { limit?: number; cursor?: string }
}

const Entries = () => z.object({ entries: z.array(MemberAuditEntry), pagingMetadata: CursorMetadata })
interface Entries {
  entries: MemberAuditEntry[]
  pagingMetadata: z.infer<typeof CursorMetadata>
}

/** Decisions about the member with their authors, newest first; available for deleted members too. */
export const listMemberAudit = /* @__PURE__ */ defineCall<Paged, Entries>(operations.listMemberAudit, Entries)

/** Decisions about all members; filters by `memberId`, `action`, `byType`, `byId`, `createdDate`. */
export const queryMemberAudit = /* @__PURE__ */ defineCall<{ query: CursorQuery }, Entries>(
  operations.queryMemberAudit,
  Entries,
)

/** Everywhere the member is signed in, last seen first. */
export const listMemberSessions = /* @__PURE__ */ defineCall<{ memberId: string }, { sessions: Session[] }>(
  operations.listMemberSessions,
  () => z.object({ sessions: z.array(Session) }),
)

/** All of them where none is named; 404, and none is ended, where one is not the member's. */
export const endMemberSessions = /* @__PURE__ */ defineCall<
  { memberId: string; sessionIds?: readonly string[] },
  { ended: number }
>(operations.endMemberSessions, () => z.object({ ended: z.number() }))

const SignIn = z.object({
  id: z.string(),
  event: z.string(),
  ipAddress: z.string(),
  userAgent: z.nullish(z.string()),
  createdDate: z.string(),
})
/** `event`: REGISTERED, SIGNED_IN, LOGIN_FAILED, SECOND_FACTOR_FAILED, PASSWORD_CHANGED, SESSION_ENDED and the like. */
export type SignIn = z.infer<typeof SignIn>

/** How the member came in, or did not, newest first. */
export const listMemberSignIns = /* @__PURE__ */ defineCall<
  Paged,
  { signIns: SignIn[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(operations.listMemberSignIns, () => z.object({ signIns: z.array(SignIn), pagingMetadata: CursorMetadata }))

/** Previews a deletion without performing it. */
export const lookAtMemberDeletion = /* @__PURE__ */ defineCall<
  { id: string; contentAssigneeId?: string },
  { deletion: Deletion[] }
>(operations.lookAtMemberDeletion, () => z.object({ deletion: z.array(Deletion) }))
