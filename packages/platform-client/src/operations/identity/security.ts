import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/identity_security', fqn: 'galleria.iam.security.v1.SecurityService', entity: 'galleria.iam.security.v1.factor', apiHostOnly: true }

export const listFactors = { service, name: 'ListFactors', method: 'GET', path: '/_api/iam/security/v1/factors', audience: 'MEMBERS' } as const
export const enrollFactor = { service, name: 'EnrollFactor', method: 'POST', path: '/_api/iam/security/v1/factors/{type}/enroll', audience: 'MEMBERS' } as const
export const activateFactor = { service, name: 'ActivateFactor', method: 'POST', path: '/_api/iam/security/v1/factors/{type}/activate', audience: 'MEMBERS' } as const
export const removeFactor = { service, name: 'RemoveFactor', method: 'DELETE', path: '/_api/iam/security/v1/factors/{factorId}', audience: 'MEMBERS: own factor' } as const
export const listSessions = { service, name: 'ListSessions', method: 'GET', path: '/_api/iam/security/v1/sessions', audience: 'MEMBERS' } as const
export const endOtherSessions = { service, name: 'EndOtherSessions', method: 'POST', path: '/_api/iam/security/v1/sessions/end-others', audience: 'MEMBERS' } as const
export const endSession = { service, name: 'EndSession', method: 'DELETE', path: '/_api/iam/security/v1/sessions/{id}', audience: 'MEMBERS: own session' } as const
