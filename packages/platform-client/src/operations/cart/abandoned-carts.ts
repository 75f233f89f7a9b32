import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_stores_abandoned-carts', fqn: 'com.wix.ecommerce.cart.abandonment.api.v1.AbandonedCarts', entity: 'com.wix.ecommerce.cart.abandonment.api.v1.abandoned_cart' }

export const getAbandonedCart = { service, name: 'GetAbandonedCart', method: 'GET', path: '/v1/abandonedCarts/{id}', audience: 'STAFF', hosted: 'wire' } as const
export const queryAbandonedCarts = { service, name: 'QueryAbandonedCarts', method: 'POST', path: '/v1/abandonedCarts/query', audience: 'STAFF', hosted: 'wire' } as const
export const getAbandonedCartRecovery = { service, name: 'GetAbandonedCartRecovery', method: 'GET', path: '/v1/abandonedCarts/{id}/recovery', audience: 'STAFF' } as const
export const sendAbandonedCartEmail = { service, name: 'SendAbandonedCartEmail', method: 'POST', path: '/v1/abandonedCarts/{id}/send-email', audience: 'STAFF' } as const
export const deleteAbandonedCart = { service, name: 'DeleteAbandonedCart', method: 'DELETE', path: '/v1/abandonedCarts/{id}', audience: 'STAFF' } as const
