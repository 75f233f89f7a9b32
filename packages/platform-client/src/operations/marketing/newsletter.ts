import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/newsletter', fqn: 'galleria.newsletter.v1.Newsletter', entity: 'galleria.newsletter.v1.subscriber' }

export const subscribeToNewsletter = { service, name: 'SubscribeToNewsletter', method: 'POST', path: '/newsletter/v1/subscribers', audience: 'SHOPPERS' } as const
export const queryNewsletterSubscribers = { service, name: 'QueryNewsletterSubscribers', method: 'POST', path: '/newsletter/v1/subscribers/query', audience: 'STAFF' } as const
export const countNewsletterSubscribers = { service, name: 'CountNewsletterSubscribers', method: 'GET', path: '/newsletter/v1/subscribers/count', audience: 'STAFF' } as const
export const endNewsletterSubscription = { service, name: 'EndNewsletterSubscription', method: 'POST', path: '/newsletter/v1/subscribers/{subscriberId}/unsubscribe', audience: 'STAFF' } as const
