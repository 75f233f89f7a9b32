import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/letters', fqn: 'galleria.letters.v1.EmailDeliveries', entity: 'galleria.letters.v1.email_delivery' }

export const queryEmailDeliveries = { service, name: 'QueryEmailDeliveries', method: 'POST', path: '/letters/v1/email-deliveries/query', audience: 'STAFF' } as const
export const countEmailDeliveries = { service, name: 'CountEmailDeliveries', method: 'GET', path: '/letters/v1/email-deliveries/count', audience: 'STAFF' } as const
export const retryEmailDelivery = { service, name: 'RetryEmailDelivery', method: 'POST', path: '/letters/v1/email-deliveries/{emailDeliveryId}/retry', audience: 'STAFF' } as const
