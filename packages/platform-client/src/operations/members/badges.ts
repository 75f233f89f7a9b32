import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_members_badges', fqn: 'com.wixpress.badges.v3.BadgesServiceV3', entity: 'wix.badges.v3.badge' }

export const getMemberCountsPerBadge = { service, name: 'GetMemberCountsPerBadge', method: 'GET', path: '/members/v3/badges/members/count', audience: 'EVERYONE', hosted: 'wire' } as const
export const listMembersBadgeIds = { service, name: 'ListMembersBadgeIds', method: 'POST', path: '/members/v3/badges/members', audience: 'EVERYONE', hosted: 'wire' } as const
export const updateBadgesDisplayOrder = { service, name: 'UpdateBadgesDisplayOrder', alias: 'UpdateBadgesDisplayOrderV3', method: 'PATCH', path: '/members/v3/badges/order', audience: 'STAFF', hosted: 'wire' } as const
export const createBadge = { service, name: 'CreateBadge', alias: 'CreateBadgeV3', method: 'POST', path: '/members/v3/badges', audience: 'STAFF', hosted: 'wire' } as const
export const listBadges = { service, name: 'ListBadges', method: 'GET', path: '/members/v3/badges', audience: 'EVERYONE', hosted: 'wire' } as const
export const getBadge = { service, name: 'GetBadge', alias: 'GetBadgeV3', method: 'GET', path: '/members/v3/badges/{id}', audience: 'EVERYONE', hosted: 'wire' } as const
export const updateBadge = { service, name: 'UpdateBadge', alias: 'UpdateBadgeV3', method: 'PATCH', path: '/members/v3/badges/{badge.id}', audience: 'STAFF', hosted: 'wire' } as const
export const deleteBadge = { service, name: 'DeleteBadge', alias: 'DeleteBadgeV3', method: 'DELETE', path: '/members/v3/badges/{id}', audience: 'STAFF', hosted: 'wire' } as const
export const assignBadge = { service, name: 'AssignBadge', method: 'POST', path: '/members/v3/badges/{id}/members', audience: 'STAFF', hosted: 'wire' } as const
export const unassignBadge = { service, name: 'UnassignBadge', method: 'DELETE', path: '/members/v3/badges/{id}/members', audience: 'STAFF', hosted: 'wire' } as const
export const listMembers = { service, name: 'ListMembers', alias: 'ListBadgeMembers', method: 'GET', path: '/members/v3/badges/{id}/members', audience: 'EVERYONE', hosted: 'wire' } as const
