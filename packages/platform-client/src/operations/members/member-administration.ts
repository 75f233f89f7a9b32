import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/member_stewards', fqn: 'galleria.members.v1.MemberStewards', entity: 'galleria.members.v1.member_audit' }

export const lookAtMemberDeletion = { service, name: 'LookAtMemberDeletion', method: 'GET', path: '/members/v1/members/{id}/deletion', audience: 'STAFF' } as const
export const setMemberRole = { service, name: 'SetMemberRole', method: 'POST', path: '/members/v1/community/standings/{memberId}/role', audience: 'STAFF' } as const
export const listMemberSessions = { service, name: 'ListMemberSessions', method: 'GET', path: '/members/v1/members/{memberId}/sessions', audience: 'STAFF' } as const
export const endMemberSessions = { service, name: 'EndMemberSessions', method: 'POST', path: '/members/v1/members/{memberId}/sessions/end', audience: 'STAFF' } as const
export const listMemberSignIns = { service, name: 'ListMemberSignIns', method: 'GET', path: '/members/v1/members/{memberId}/sign-ins', audience: 'STAFF' } as const
export const listMemberAudit = { service, name: 'ListMemberAudit', method: 'GET', path: '/members/v1/members/{memberId}/audit', audience: 'STAFF' } as const
export const queryMemberAudit = { service, name: 'QueryMemberAudit', method: 'POST', path: '/members/v1/community/audit/query', audience: 'STAFF' } as const
