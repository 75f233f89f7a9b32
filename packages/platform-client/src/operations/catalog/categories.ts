import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_categories_categories', fqn: 'com.wix.categories.v1.CategoriesService', entity: 'wix.categories.v1.category' }

export const queryCategories = { service, name: 'QueryCategories', method: 'POST', path: '/categories/v1/categories/query', audience: 'EVERYONE', hosted: 'wire' } as const
