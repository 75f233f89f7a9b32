import type { Service } from '../../operation.ts'

const follow: Service = { package: '@wix/auto_sdk_members_member-followers', fqn: 'com.wixpress.members.follow.v3.MemberFollowers', entity: 'wix.members.v3.follow' }
const memberToMemberBlock: Service = { package: '@wix/auto_sdk_members_member-to-member-block', fqn: 'com.wixpress.members.membertomemberblock.v1.MemberToMemberBlocks', entity: 'wix.members.v1.member_to_member_block' }

export const listMyMemberFollowers = { service: follow, name: 'ListMyMemberFollowers', method: 'GET', path: '/members/v3/followers/my', audience: 'MEMBERS', hosted: 'wire' } as const
export const listMyMemberFollowing = { service: follow, name: 'ListMyMemberFollowing', method: 'GET', path: '/members/v3/followers/my/following', audience: 'MEMBERS', hosted: 'wire' } as const
export const queryMyMemberConnections = { service: follow, name: 'QueryMyMemberConnections', method: 'POST', path: '/members/v3/followers/my/connections', audience: 'MEMBERS', hosted: 'wire' } as const
export const listMemberFollowers = { service: follow, name: 'ListMemberFollowers', method: 'GET', path: '/members/v3/followers/{memberId}', audience: 'EVERYONE', hosted: 'wire' } as const
export const listMemberFollowing = { service: follow, name: 'ListMemberFollowing', method: 'GET', path: '/members/v3/followers/{memberId}/following', audience: 'EVERYONE', hosted: 'wire' } as const
export const queryMemberConnections = { name: 'QueryMemberConnections', method: 'POST', path: '/members/v3/followers/{memberId}/connections', audience: 'EVERYONE', hosted: 'wire' } as const
export const followMember = { service: follow, name: 'FollowMember', method: 'POST', path: '/members/v3/followers/{memberId}', audience: 'MEMBERS', hosted: 'wire' } as const
export const unfollowMember = { service: follow, name: 'UnfollowMember', method: 'DELETE', path: '/members/v3/followers/{memberId}', audience: 'MEMBERS', hosted: 'wire' } as const
export const listMyMemberBlocks = { service: follow, name: 'ListMyMemberBlocks', method: 'GET', path: '/members/v1/member-blocks/my', audience: 'MEMBERS' } as const
export const blockMemberToMember = { service: follow, name: 'BlockMemberToMember', method: 'POST', path: '/members/v1/member-blocks/{memberId}', audience: 'MEMBERS' } as const
export const unblockMemberToMember = { service: follow, name: 'UnblockMemberToMember', method: 'DELETE', path: '/members/v1/member-blocks/{memberId}', audience: 'MEMBERS' } as const
export const listMyBlockedMemberIds = { service: memberToMemberBlock, name: 'ListCurrentMemberBlocking', alias: 'ListMyBlockedMemberIds', method: 'GET', path: '/members/v1/member-to-member-blocks/members/my', audience: 'MEMBERS' } as const
export const blockForMyself = { service: memberToMemberBlock, name: 'BlockMember', alias: 'CreateMyMemberBlock', method: 'POST', path: '/members/v1/member-to-member-blocks/members/my', audience: 'MEMBERS' } as const
export const unblockForMyself = { service: memberToMemberBlock, name: 'UnblockMember', alias: 'DeleteMyMemberBlock', method: 'DELETE', path: '/members/v1/member-to-member-blocks/members/my/{memberId}', audience: 'MEMBERS' } as const
