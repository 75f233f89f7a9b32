import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/communication_preferences', fqn: 'galleria.members.v1.CommunicationPreferences', entity: 'galleria.members.v1.communication_preferences' }

export const getMyCommunicationPreferences = { service, name: 'GetMyCommunicationPreferences', method: 'GET', path: '/members/v1/members/my/communication-preferences', audience: 'MEMBERS' } as const
export const updateMyCommunicationPreferences = { service, name: 'UpdateMyCommunicationPreferences', method: 'PATCH', path: '/members/v1/members/my/communication-preferences', audience: 'MEMBERS' } as const
