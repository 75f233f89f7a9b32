import { defineCall, type Service, z } from '@galleria/platform-client'
import { ConnectedMember } from '../entities/members/connection.ts'
import { CursorMetadata } from '../schemas/paging.ts'

export type { ConnectedMember } from '../entities/members/connection.ts'

const service: Service = {
  package: '@wix/auto_sdk_members_member-followers',
  fqn: 'com.wixpress.members.follow.v3.MemberFollowers',
  entity: 'wix.members.v3.follow',
}
const path = '/members/v3/followers'
const blocks = '/members/v1/member-blocks'
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

/** Once, however often it is asked (wire §3.8). */
export const followMember = /* @__PURE__ */ defineCall<ById, object>({
  name: 'FollowMember',
  service,
  method: 'POST',
  path: `${path}/{memberId}`,
  output: () => z.object({}),
})

/** Wire §3.8. */
export const unfollowMember = /* @__PURE__ */ defineCall<ById, object>({
  name: 'UnfollowMember',
  service,
  method: 'DELETE',
  path: `${path}/{memberId}`,
  output: () => z.object({}),
})

/** Members whom the caller follows, newest first (wire §3.8). */
export const listMyMemberFollowing = /* @__PURE__ */ defineCall<Paging | undefined, Page>({
  name: 'ListMyMemberFollowing',
  service,
  method: 'GET',
  path: `${path}/my/following`,
  output: Listed,
})

/** Members who follow the caller, newest first (wire §3.8). */
export const listMyMemberFollowers = /* @__PURE__ */ defineCall<Paging | undefined, Page>({
  name: 'ListMyMemberFollowers',
  service,
  method: 'GET',
  path: `${path}/my`,
  output: Listed,
})

/** Members whom a member follows; 404 for a member who is not visible (wire §3.8). */
export const listMemberFollowing = /* @__PURE__ */ defineCall<ById & Paging, Page>({
  name: 'ListMemberFollowing',
  service,
  method: 'GET',
  path: `${path}/{memberId}/following`,
  output: Listed,
})

/** Members who follow a member; 404 for a member who is not visible (wire §3.8). */
export const listMemberFollowers = /* @__PURE__ */ defineCall<ById & Paging, Page>({
  name: 'ListMemberFollowers',
  service,
  method: 'GET',
  path: `${path}/{memberId}`,
  output: Listed,
})

/** How the caller and these members stand to each other, a hundred at once (wire §3.8). */
export const queryMyMemberConnections = /* @__PURE__ */ defineCall<
  { connectedMemberIds: readonly string[] },
  { connectedMembers: ConnectedMember[] }
>({
  name: 'QueryMyMemberConnections',
  service,
  method: 'POST',
  path: `${path}/my/connections`,
  output: () => z.object({ connectedMembers: z.array(ConnectedMember) }),
})

/** The two see, find and follow each other no more. Not in the wire reference. */
export const blockMemberToMember = /* @__PURE__ */ defineCall<ById, object>({
  name: 'BlockMemberToMember',
  service,
  method: 'POST',
  path: `${blocks}/{memberId}`,
  output: () => z.object({}),
})

/** Not in the wire reference. */
export const unblockMemberToMember = /* @__PURE__ */ defineCall<ById, object>({
  name: 'UnblockMemberToMember',
  service,
  method: 'DELETE',
  path: `${blocks}/{memberId}`,
  output: () => z.object({}),
})

/** Members whom the caller has blocked. Not in the wire reference. */
export const listMyMemberBlocks = /* @__PURE__ */ defineCall<
  { cursorPaging?: { limit?: number; cursor?: string } } | undefined,
  {
    memberBlocks: { memberId: string; nickname?: string | null | undefined; createdDate: string }[]
    pagingMetadata: z.infer<typeof CursorMetadata>
  }
>({
  name: 'ListMyMemberBlocks',
  service,
  method: 'GET',
  path: `${blocks}/my`,
  output: () =>
    z.object({
      memberBlocks: z.array(
        z.object({ memberId: z.string(), nickname: z.nullish(z.string()), createdDate: z.string() }),
      ),
      pagingMetadata: CursorMetadata,
    }),
})

const blockService: Service = {
  package: '@wix/auto_sdk_members_member-to-member-block',
  fqn: 'com.wixpress.members.membertomemberblock.v1.MemberToMemberBlocks',
  entity: 'wix.members.v1.member_to_member_block',
}
const myBlocks = '/members/v1/member-to-member-blocks/members/my'

/** Members whom the caller has blocked, a hundred at most, the oldest block first. */
export const listMyBlockedMemberIds = /* @__PURE__ */ defineCall<
  object | undefined,
  { blockedMemberIds: string[] }
>({
  name: 'ListCurrentMemberBlocking',
  service: blockService,
  method: 'GET',
  path: myBlocks,
  output: () => z.object({ blockedMemberIds: z.array(z.string()) }),
})

/** The caller and the other see and follow each other no more; nobody tells the other. Once, however often it is asked. */
export const blockForMyself = /* @__PURE__ */ defineCall<ById, object>({
  name: 'BlockMember',
  service: blockService,
  method: 'POST',
  path: myBlocks,
  output: () => z.object({}),
})

/** Takes back a block of the caller's own. */
export const unblockForMyself = /* @__PURE__ */ defineCall<ById, object>({
  name: 'UnblockMember',
  service: blockService,
  method: 'DELETE',
  path: `${myBlocks}/{memberId}`,
  output: () => z.object({}),
})
