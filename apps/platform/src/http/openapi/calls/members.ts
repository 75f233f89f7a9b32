import type { CallGroup } from './group.ts'

/** Wire §3.7. Extracted from the reference, not typed. */
export const members: CallGroup = {
  service: 'Members',
  calls: [
    ['UpdateMySlug', 'POST', '/members/v1/members/my/slug', 'spec'],
    ['UpdateMemberSlug', 'POST', '/members/v1/members/{id}/slug', 'spec'],
    ['JoinCommunity', 'POST', '/members/v1/members/join-community', 'spec'],
    ['LeaveCommunity', 'POST', '/members/v1/members/leave-community', 'spec'],
    ['GetMyMember', 'GET', '/members/v1/members/my', 'spec'],
    ['GetMember', 'GET', '/members/v1/members/{id}', 'spec'],
    ['ListMembers', 'GET', '/members/v1/members', 'spec'],
    ['QueryMembers', 'POST', '/members/v1/members/query', 'spec'],
    ['MuteMember', 'POST', '/members/v1/members/{id}/mute', 'spec'],
    ['UnmuteMember', 'POST', '/members/v1/members/{id}/unmute', 'spec'],
    ['ApproveMember', 'POST', '/members/v1/members/{id}/approve', 'spec'],
    ['BlockMember', 'POST', '/members/v1/members/{id}/block', 'spec'],
    ['DisconnectMember', 'POST', '/members/v1/members/{id}/disconnect', 'spec'],
    ['DeleteMember', 'DELETE', '/members/v1/members/{id}', 'spec'],
    ['DeleteMyMember', 'DELETE', '/members/v1/members/my', 'spec'],
    ['BulkDeleteMembers', 'POST', '/members/v1/members/bulk/delete', 'spec'],
    ['BulkDeleteMembersByFilter', 'POST', '/members/v1/members/bulk/delete-by-filter', 'spec'],
    ['BulkApproveMembers', 'POST', '/members/v1/members/bulk/approve-by-filter', 'spec'],
    ['BulkBlockMembers', 'POST', '/members/v1/members/bulk/block-by-filter', 'spec'],
    ['CreateMember', 'POST', '/members/v1/members', 'spec'],
    ['UpdateMember', 'PATCH', '/members/v1/members/{member.id}', 'spec'],
    ['DeleteMemberPhones', 'DELETE', '/members/v1/members/{id}/phones', 'spec'],
    ['DeleteMemberEmails', 'DELETE', '/members/v1/members/{id}/emails', 'spec'],
    ['DeleteMemberAddresses', 'DELETE', '/members/v1/members/{id}/addresses', 'spec'],
  ],
}
