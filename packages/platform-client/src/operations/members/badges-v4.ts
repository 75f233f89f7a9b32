import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_members_badges-v-4', fqn: 'wix.badges.v4.BadgesService', entity: 'wix.badges.v4.badge' }

export const queryBadgesV4 = { service, name: 'QueryBadges', method: 'POST', path: '/badges/v4/badges/query', audience: 'EVERYONE', hosted: 'wire' } as const
export const updateBadgesDisplayOrder = { service, name: 'UpdateBadgesDisplayOrder', method: 'POST', path: '/badges/v4/badges/order', audience: 'STAFF', hosted: 'wire' } as const
export const createBadge = { service, name: 'CreateBadge', method: 'POST', path: '/badges/v4/badges', audience: 'STAFF', hosted: 'wire' } as const
export const moveBadge = { service, name: 'MoveBadge', method: 'POST', path: '/badges/v4/badges/{badgeId}/move', audience: 'STAFF', hosted: 'wire' } as const
export const getBadge = { service, name: 'GetBadge', method: 'GET', path: '/badges/v4/badges/{badgeId}', audience: 'EVERYONE', hosted: 'wire' } as const
export const updateBadgeV4 = { service, name: 'UpdateBadge', method: 'PATCH', path: '/badges/v4/badges/{badge.id}', audience: 'STAFF', hosted: 'wire' } as const
export const deleteBadge = { service, name: 'DeleteBadge', method: 'DELETE', path: '/badges/v4/badges/{badgeId}', audience: 'STAFF', hosted: 'wire' } as const
export const queryBadgeAssignments = { name: 'QueryBadgeAssignments', method: 'POST', path: '/badges/v4/assignments/query', audience: 'EVERYONE', hosted: 'wire' } as const
export const createBadgeAssignment = { name: 'CreateBadgeAssignment', method: 'POST', path: '/badges/v4/assignments', audience: 'STAFF', hosted: 'wire' } as const
export const bulkCreateBadgeAssignments = { name: 'BulkCreateBadgeAssignments', method: 'POST', path: '/badges/v4/bulk/assignments/create', audience: 'STAFF', hosted: 'wire' } as const
export const bulkDeleteBadgeAssignments = { name: 'BulkDeleteBadgeAssignments', method: 'POST', path: '/badges/v4/bulk/assignments/delete', audience: 'STAFF', hosted: 'wire' } as const
export const deleteBadgeAssignment = { name: 'DeleteBadgeAssignment', method: 'DELETE', path: '/badges/v4/assignments/{badgeAssignmentId}', audience: 'STAFF', hosted: 'wire' } as const
