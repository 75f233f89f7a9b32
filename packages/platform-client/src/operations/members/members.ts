import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_members_members', fqn: 'com.wixpress.members.api.Members', entity: 'wix.members.v1.member' }

export const getMyMember = { service, name: 'GetMyMember', method: 'GET', path: '/members/v1/members/my', audience: 'MEMBERS', hosted: 'spec' } as const
export const updateMySlug = { service, name: 'UpdateMySlug', method: 'POST', path: '/members/v1/members/my/slug', audience: 'MEMBERS', hosted: 'spec' } as const
export const lookAtMySlug = { service, name: 'LookAtMySlug', method: 'GET', path: '/members/v1/members/my/slug', audience: 'MEMBERS' } as const
export const joinCommunity = { service, name: 'JoinCommunity', method: 'POST', path: '/members/v1/members/join-community', audience: 'MEMBERS', hosted: 'spec' } as const
export const leaveCommunity = { service, name: 'LeaveCommunity', method: 'POST', path: '/members/v1/members/leave-community', audience: 'MEMBERS', hosted: 'spec' } as const
export const lookAtMyDeletion = { service, name: 'LookAtMyDeletion', method: 'GET', path: '/members/v1/members/my/deletion', audience: 'MEMBERS' } as const
export const deleteMyMember = { service, name: 'DeleteMyMember', method: 'DELETE', path: '/members/v1/members/my', audience: 'MEMBERS', hosted: 'spec' } as const
export const countMembers = { service, name: 'CountMembers', method: 'POST', path: '/members/v1/members/bulk/preview', audience: 'STAFF' } as const
export const bulkDeleteMembersByFilter = { service, name: 'BulkDeleteMembersByFilter', method: 'POST', path: '/members/v1/members/bulk/delete-by-filter', audience: 'OWNER', hosted: 'spec' } as const
export const bulkApproveMembers = { service, name: 'BulkApproveMembers', method: 'POST', path: '/members/v1/members/bulk/approve-by-filter', audience: 'STAFF', hosted: 'spec' } as const
export const bulkBlockMembers = { service, name: 'BulkBlockMembers', method: 'POST', path: '/members/v1/members/bulk/block-by-filter', audience: 'STAFF', hosted: 'spec' } as const
export const bulkMuteMembers = { service, name: 'BulkMuteMembers', method: 'POST', path: '/members/v1/members/bulk/mute-by-filter', audience: 'STAFF' } as const
export const bulkUnmuteMembers = { service, name: 'BulkUnmuteMembers', method: 'POST', path: '/members/v1/members/bulk/unmute-by-filter', audience: 'STAFF' } as const
export const getMemberBulkJob = { service, name: 'GetMemberBulkJob', method: 'GET', path: '/members/v1/members/bulk/jobs/{jobId}', audience: 'STAFF' } as const
export const listMemberBulkResults = { service, name: 'ListMemberBulkResults', method: 'GET', path: '/members/v1/members/bulk/jobs/{jobId}/results', audience: 'STAFF' } as const
export const queryMembers = { service, name: 'QueryMembers', method: 'POST', path: '/members/v1/members/query', audience: 'EVERYONE', hosted: 'spec' } as const
export const listMembers = { service, name: 'ListMembers', method: 'GET', path: '/members/v1/members', complexQuery: true, audience: 'EVERYONE', hosted: 'spec' } as const
export const getMember = { service, name: 'GetMember', method: 'GET', path: '/members/v1/members/{id}', audience: 'EVERYONE: own profile', hosted: 'spec' } as const
export const updateMemberSlug = { service, name: 'UpdateMemberSlug', method: 'POST', path: '/members/v1/members/{id}/slug', audience: 'MEMBERS_AND_STAFF: own profile', hosted: 'spec' } as const
export const createMember = { service, name: 'CreateMember', method: 'POST', path: '/members/v1/members', audience: 'STAFF', hosted: 'spec' } as const
export const updateMember = { service, name: 'UpdateMember', method: 'PATCH', path: '/members/v1/members/{member.id}', audience: 'MEMBERS_AND_STAFF: own profile', hosted: 'spec' } as const
export const deleteMemberPhones = { service, name: 'DeleteMemberPhones', method: 'DELETE', path: '/members/v1/members/{id}/phones', audience: 'MEMBERS_AND_STAFF: own profile', hosted: 'spec' } as const
export const deleteMemberEmails = { service, name: 'DeleteMemberEmails', method: 'DELETE', path: '/members/v1/members/{id}/emails', audience: 'MEMBERS_AND_STAFF: own profile', hosted: 'spec' } as const
export const deleteMemberAddresses = { service, name: 'DeleteMemberAddresses', method: 'DELETE', path: '/members/v1/members/{id}/addresses', audience: 'MEMBERS_AND_STAFF: own profile', hosted: 'spec' } as const
export const muteMember = { service, name: 'MuteMember', method: 'POST', path: '/members/v1/members/{id}/mute', audience: 'STAFF', hosted: 'spec' } as const
export const unmuteMember = { service, name: 'UnmuteMember', method: 'POST', path: '/members/v1/members/{id}/unmute', audience: 'STAFF', hosted: 'spec' } as const
export const approveMember = { service, name: 'ApproveMember', method: 'POST', path: '/members/v1/members/{id}/approve', audience: 'STAFF', hosted: 'spec' } as const
export const blockMember = { service, name: 'BlockMember', method: 'POST', path: '/members/v1/members/{id}/block', audience: 'STAFF', hosted: 'spec' } as const
export const disconnectMember = { service, name: 'DisconnectMember', method: 'POST', path: '/members/v1/members/{id}/disconnect', audience: 'STAFF', hosted: 'spec' } as const
export const bulkDeleteMembers = { service, name: 'BulkDeleteMembers', method: 'POST', path: '/members/v1/members/bulk/delete', audience: 'OWNER', hosted: 'spec' } as const
export const deleteMember = { service, name: 'DeleteMember', method: 'DELETE', path: '/members/v1/members/{id}', audience: 'STAFF', hosted: 'spec' } as const
