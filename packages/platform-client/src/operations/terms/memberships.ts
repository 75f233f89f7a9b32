import type { Service } from '../../operation.ts'

const program: Service = { package: '@wix/auto_sdk_memberships_programs', fqn: 'com.wix.memberships.api.v1.ProgramsService', entity: 'wix.memberships.v1.program' }
const membership: Service = { package: '@wix/auto_sdk_memberships_memberships', fqn: 'com.wix.memberships.api.v1.MembershipsService', entity: 'wix.memberships.v1.membership' }

export const createMembershipProgram = { service: program, name: 'CreateMembershipProgram', method: 'POST', path: '/memberships/v1/programs', audience: 'STAFF' } as const
export const queryMembershipPrograms = { service: program, name: 'QueryMembershipPrograms', method: 'POST', path: '/memberships/v1/programs/query', audience: 'STAFF' } as const
export const getMembershipProgram = { service: program, name: 'GetMembershipProgram', method: 'GET', path: '/memberships/v1/programs/{id}', audience: 'STAFF' } as const
export const updateMembershipProgram = { service: program, name: 'UpdateMembershipProgram', method: 'PATCH', path: '/memberships/v1/programs/{membershipProgram.id}', audience: 'STAFF' } as const
export const deleteMembershipProgram = { service: program, name: 'DeleteMembershipProgram', method: 'DELETE', path: '/memberships/v1/programs/{id}', audience: 'STAFF' } as const
export const createMembership = { service: membership, name: 'CreateMembership', method: 'POST', path: '/memberships/v1/memberships', audience: 'STAFF' } as const
export const queryMemberships = { service: membership, name: 'QueryMemberships', method: 'POST', path: '/memberships/v1/memberships/query', audience: 'STAFF' } as const
export const getMembership = { service: membership, name: 'GetMembership', method: 'GET', path: '/memberships/v1/memberships/{id}', audience: 'STAFF' } as const
export const updateMembership = { service: membership, name: 'UpdateMembership', method: 'PATCH', path: '/memberships/v1/memberships/{membership.id}', audience: 'STAFF' } as const
export const deleteMembership = { service: membership, name: 'DeleteMembership', method: 'DELETE', path: '/memberships/v1/memberships/{id}', audience: 'STAFF' } as const
