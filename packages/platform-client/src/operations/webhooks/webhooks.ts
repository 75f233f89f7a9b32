import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_events_event-subscriptions', fqn: 'com.wix.events.subscriptions.v1.EventSubscriptionsService', entity: 'wix.events.v1.event_subscription' }

export const createEventSubscription = { service, name: 'CreateEventSubscription', method: 'POST', path: '/events/v1/subscriptions', audience: 'OWNER' } as const
export const listEventSubscriptions = { service, name: 'ListEventSubscriptions', method: 'GET', path: '/events/v1/subscriptions', audience: 'STAFF' } as const
export const getEventSubscription = { service, name: 'GetEventSubscription', method: 'GET', path: '/events/v1/subscriptions/{id}', audience: 'STAFF' } as const
export const updateEventSubscription = { service, name: 'UpdateEventSubscription', method: 'PATCH', path: '/events/v1/subscriptions/{id}', audience: 'OWNER' } as const
export const deleteEventSubscription = { service, name: 'DeleteEventSubscription', method: 'DELETE', path: '/events/v1/subscriptions/{id}', audience: 'OWNER' } as const
export const listEventDeliveries = { service, name: 'ListEventDeliveries', method: 'GET', path: '/events/v1/subscriptions/{id}/deliveries', audience: 'STAFF' } as const
export const resendEvent = { service, name: 'ResendEvent', method: 'POST', path: '/events/v1/subscriptions/{id}/deliveries/{eventId}/resend', audience: 'STAFF' } as const
export const replayDeadLetters = { service, name: 'ReplayDeadLetters', method: 'POST', path: '/events/v1/subscriptions/{id}/replay', audience: 'STAFF' } as const
export const rotateEventKeys = { service, name: 'RotateEventKeys', method: 'POST', path: '/events/v1/apps/{appId}/rotate-keys', audience: 'OWNER' } as const
export const listEventTypes = { service, name: 'ListEventTypes', method: 'GET', path: '/events/v1/event-types', audience: 'STAFF' } as const
