import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_categories_categories', fqn: 'com.wix.categories.v1.CategoriesService', entity: 'wix.categories.v1.category' }

export const queryCategories = { service, name: 'QueryCategories', method: 'POST', path: '/categories/v1/categories/query', audience: 'EVERYONE', hosted: 'wire' } as const
export const createCategory = { service, name: 'CreateCategory', method: 'POST', path: '/categories/v1/categories', audience: 'STAFF', hosted: 'wire' } as const
export const updateCategory = { service, name: 'UpdateCategory', method: 'PATCH', path: '/categories/v1/categories/{category.id}', audience: 'STAFF', hosted: 'wire' } as const
export const deleteCategory = { service, name: 'DeleteCategory', method: 'DELETE', path: '/categories/v1/categories/{categoryId}', audience: 'STAFF', hosted: 'wire' } as const
export const bulkAddItemsToCategory = { service, name: 'BulkAddItemsToCategory', method: 'POST', path: '/categories/v1/bulk/categories/{categoryId}/add-items', audience: 'STAFF', hosted: 'wire' } as const
export const bulkRemoveItemsFromCategory = { service, name: 'BulkRemoveItemsFromCategory', method: 'POST', path: '/categories/v1/bulk/categories/{categoryId}/remove-items', audience: 'STAFF', hosted: 'wire' } as const
