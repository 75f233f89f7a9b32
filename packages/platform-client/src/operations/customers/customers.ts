import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/customers', fqn: 'galleria.customers.v1.Customers', entity: 'galleria.customers.v1.customer' }

export const queryCustomers = { service, name: 'QueryCustomers', method: 'POST', path: '/customers/v1/customers/query', audience: 'STAFF' } as const
export const listCustomerTags = { service, name: 'ListCustomerTags', method: 'GET', path: '/customers/v1/customers/tags', audience: 'STAFF' } as const
export const getCustomer = { service, name: 'GetCustomer', method: 'GET', path: '/customers/v1/customers/{customerId}', audience: 'STAFF' } as const
export const getCustomerOfOrder = { service, name: 'GetCustomerOfOrder', method: 'GET', path: '/customers/v1/customers/of-order/{orderId}', audience: 'STAFF' } as const
export const listCustomerOrders = { service, name: 'ListCustomerOrders', method: 'GET', path: '/customers/v1/customers/{customerId}/orders', audience: 'STAFF' } as const
export const listCustomerAddresses = { service, name: 'ListCustomerAddresses', method: 'GET', path: '/customers/v1/customers/{customerId}/addresses', audience: 'STAFF' } as const
export const updateCustomer = { service, name: 'UpdateCustomer', method: 'PATCH', path: '/customers/v1/customers/{customer.id}', audience: 'STAFF' } as const
export const bulkUpdateCustomerTags = { service, name: 'BulkUpdateCustomerTags', method: 'POST', path: '/customers/v1/bulk/customers/update-tags', audience: 'STAFF' } as const
export const previewMergeCustomers = { service, name: 'PreviewMergeCustomers', method: 'POST', path: '/customers/v1/customers/{customerId}/preview-merge', audience: 'STAFF' } as const
export const mergeCustomers = { service, name: 'MergeCustomers', method: 'POST', path: '/customers/v1/customers/{customerId}/merge', audience: 'STAFF' } as const
export const exportCustomerData = { service, name: 'ExportCustomerData', method: 'POST', path: '/customers/v1/customers/{customerId}/export', audience: 'STAFF' } as const
export const previewEraseCustomer = { service, name: 'PreviewEraseCustomer', method: 'POST', path: '/customers/v1/customers/{customerId}/preview-erase', audience: 'STAFF' } as const
export const eraseCustomer = { service, name: 'EraseCustomer', method: 'POST', path: '/customers/v1/customers/{customerId}/erase', audience: 'STAFF' } as const
export const listCustomerNotes = { service, name: 'ListCustomerNotes', method: 'GET', path: '/customers/v1/customers/{customerId}/notes', audience: 'STAFF' } as const
export const createCustomerNote = { service, name: 'CreateCustomerNote', method: 'POST', path: '/customers/v1/customers/{customerId}/notes', audience: 'STAFF' } as const
export const deleteCustomerNote = { service, name: 'DeleteCustomerNote', method: 'DELETE', path: '/customers/v1/customers/{customerId}/notes/{noteId}', audience: 'STAFF' } as const
