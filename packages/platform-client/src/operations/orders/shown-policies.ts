import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/shown-policies', fqn: 'galleria.orders.v1.ShownPolicies', entity: 'galleria.orders.v1.shown_policies' }

export const getShownPolicies = { service, name: 'GetShownPolicies', method: 'GET', path: '/ecom/v1/shown-policies', audience: 'EVERYONE' } as const
