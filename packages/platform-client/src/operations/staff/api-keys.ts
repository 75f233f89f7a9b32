import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/api_keys', fqn: 'galleria.staff.v1.ApiKeys', entity: 'galleria.staff.v1.api_key' }

export const listApiKeys = { service, name: 'ListApiKeys', method: 'GET', path: '/staff/v1/api-keys', audience: 'OWNER' } as const
export const createApiKey = { service, name: 'CreateApiKey', method: 'POST', path: '/staff/v1/api-keys', audience: 'OWNER' } as const
export const updateApiKey = { service, name: 'UpdateApiKey', method: 'PATCH', path: '/staff/v1/api-keys/{apiKey.id}', audience: 'OWNER' } as const
export const revokeApiKey = { service, name: 'RevokeApiKey', method: 'POST', path: '/staff/v1/api-keys/{apiKeyId}/revoke', audience: 'OWNER' } as const
