import { defineCall, z } from '@galleria/platform-client'
import { ConnectedMember } from '../../entities/members/connection.ts'
import * as operations from '../../operations/members/member-followers.ts'
import { CursorMetadata } from '../../schemas/paging.ts'

export type { ConnectedMember } from '../../entities/members/connection.ts'

const Listed = () => z.object({ memberIds: z.array(z.string()), pagingMetadata: CursorMetadata })

interface Page {
  memberIds: string[]
  pagingMetadata: z.infer<typeof CursorMetadata>
}
interface Paging {
  paging?: { limit?: number; cursor?: string }
}
interface ById {
  memberId: string
}

/** Follows a member; idempotent (wire §3.8). */
export const followMember = /* @__PURE__ */ defineCall<ById, object>(operations.followMember, () =>
  z.object({}),
)

/** Wire §3.8. */
export const unfollowMember = /* @__PURE__ */ defineCall<ById, object>(operations.unfollowMember, () =>
  z.object({}),
)

/** Members whom the caller follows, newest first (wire §3.8). */
export const listMyMemberFollowing = /* @__PURE__ */ defineCall<Paging | undefined, Page>(
  operations.listMyMemberFollowing,
  Listed,
)

/** Members who follow the caller, newest first (wire §3.8). */
export const listMyMemberFollowers = /* @__PURE__ */ defineCall<Paging | undefined, Page>(
  operations.listMyMemberFollowers,
  Listed,
)

/** Members whom a member follows; 404 for a member who is not visible (wire §3.8). */
export const listMemberFollowing = /* @__PURE__ */ defineCall<ById & Paging, Page>(
  operations.listMemberFollowing,
  Listed,
)

/** Members who follow a member; 404 for a member who is not visible (wire §3.8). */
export const listMemberFollowers = /* @__PURE__ */ defineCall<ById & Paging, Page>(
  operations.listMemberFollowers,
  Listed,
)

/** How the caller and these members stand to each other, a hundred at once (wire §3.8). */
export const queryMyMemberConnections = /* @__PURE__ */ defineCall<
  { connectedMemberIds: readonly string[] },
  { connectedMembers: ConnectedMember[] }
>(operations.queryMyMemberConnections, () => z.object({ connectedMembers: z.array(ConnectedMember) }))

/** The two see, find and follow each other no more. Not in the wire reference. */
export const blockMemberToMember = /* @__PURE__ */ defineCall<ById, object>(
  operations.blockMemberToMember,
  () => z.object({}),
)

/** Not in the wire reference. */
export const unblockMemberToMember = /* @__PURE__ */ defineCall<ById, object>(
  operations.unblockMemberToMember,
  () => z.object({}),
)

/** Members whom the caller has blocked. Not in the wire reference. */
export const listMyMemberBlocks = /* @__PURE__ */ defineCall<
  { cursorPaging?: { limit?: number; cursor?: string } } | undefined,
  {
    memberBlocks: { memberId: string; nickname?: string | null | undefined; createdDate: string }[]
    pagingMetadata: z.infer<typeof CursorMetadata>
  }
>(operations.listMyMemberBlocks, () =>
  z.object({
    memberBlocks: z.array(
      z.object({ memberId: z.string(), nickname: z.nullish(z.string()), createdDate: z.string() }),
    ),
    pagingMetadata: CursorMetadata,
  }),
)

/** Members whom the caller has blocked, a hundred at most, the oldest block first. */
export const listMyBlockedMemberIds = /* @__PURE__ */ defineCall<
  object | undefined,
  { blockedMemberIds: string[] }
>(operations.listMyBlockedMemberIds, () => z.object({ blockedMemberIds: z.array(z.string()) }))

/** The caller and the other see and follow each other no more; nobody tells the other. Once, however often it is asked. */
export const blockForMyself = /* @__PURE__ */ defineCall<ById, object>(operations.blockForMyself, () =>
  z.object({}),
)

/** Takes back a block of the caller's own. */
export const unblockForMyself = /* @__PURE__ */ defineCall<ById, object>(operations.unblockForMyself, () =>
  z.object({}),
)
