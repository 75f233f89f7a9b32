import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/customers', fqn: 'galleria.customers.v1.Segments', entity: 'galleria.customers.v1.segment' }

export const listCustomerSegments = { service, name: 'ListCustomerSegments', method: 'GET', path: '/customers/v1/segments', audience: 'STAFF' } as const
export const countCustomersOfSegment = { service, name: 'CountCustomersOfSegment', method: 'POST', path: '/customers/v1/segments/count', audience: 'STAFF' } as const
export const createCustomerSegment = { service, name: 'CreateCustomerSegment', method: 'POST', path: '/customers/v1/segments', audience: 'STAFF' } as const
export const getCustomerSegment = { service, name: 'GetCustomerSegment', method: 'GET', path: '/customers/v1/segments/{segmentId}', audience: 'STAFF' } as const
export const updateCustomerSegment = { service, name: 'UpdateCustomerSegment', method: 'PATCH', path: '/customers/v1/segments/{segment.id}', audience: 'STAFF' } as const
export const deleteCustomerSegment = { service, name: 'DeleteCustomerSegment', method: 'DELETE', path: '/customers/v1/segments/{segmentId}', audience: 'STAFF' } as const
