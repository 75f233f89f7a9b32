import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/members_community', fqn: 'galleria.members.community.v1.Community', entity: 'galleria.members.community.v1.settings' }

export const getCommunitySettings = { service, name: 'GetCommunitySettings', method: 'GET', path: '/members/v1/community/settings', audience: 'EVERYONE' } as const
export const updateCommunitySettings = { service, name: 'UpdateCommunitySettings', method: 'PATCH', path: '/members/v1/community/settings', audience: 'STAFF' } as const
export const listMemberCustomFields = { service, name: 'ListMemberCustomFields', method: 'GET', path: '/members/v1/community/custom-fields', audience: 'EVERYONE' } as const
export const createMemberCustomField = { service, name: 'CreateMemberCustomField', method: 'POST', path: '/members/v1/community/custom-fields', audience: 'STAFF' } as const
export const updateMemberCustomField = { service, name: 'UpdateMemberCustomField', method: 'PATCH', path: '/members/v1/community/custom-fields/{customField.key}', audience: 'STAFF' } as const
export const deleteMemberCustomField = { service, name: 'DeleteMemberCustomField', method: 'DELETE', path: '/members/v1/community/custom-fields/{key}', audience: 'STAFF' } as const
export const getMemberStanding = { service, name: 'GetMemberStanding', method: 'GET', path: '/members/v1/community/standings/{memberId}', audience: 'MEMBERS_AND_STAFF: own profile' } as const
