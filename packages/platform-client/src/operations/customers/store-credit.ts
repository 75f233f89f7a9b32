import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/customers', fqn: 'galleria.customers.v1.StoreCredit', entity: 'galleria.customers.v1.store_credit' }

export const getMyStoreCredit = { service, name: 'GetMyStoreCredit', method: 'GET', path: '/customers/v1/my-store-credit', audience: 'MEMBERS' } as const
export const getStoreCredit = { service, name: 'GetStoreCredit', method: 'GET', path: '/customers/v1/customers/{customerId}/store-credit', audience: 'STAFF' } as const
export const adjustStoreCredit = { service, name: 'AdjustStoreCredit', method: 'POST', path: '/customers/v1/customers/{customerId}/store-credit/adjust', audience: 'STAFF' } as const
