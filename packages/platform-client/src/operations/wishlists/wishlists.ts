import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_wishlists', fqn: 'wix.ecom.wishlist.v1.Wishlists', entity: 'wix.ecom.v1.wishlist' }

export const getDefaultWishlist = { service, name: 'GetDefaultWishlist', method: 'GET', path: '/ecom/v1/wishlists/get-default', audience: 'MEMBERS', hosted: 'wire' } as const
export const addItem = { service, name: 'AddItem', method: 'POST', path: '/ecom/v1/wishlists/add-item', audience: 'MEMBERS', hosted: 'wire' } as const
export const removeItem = { service, name: 'RemoveItem', method: 'POST', path: '/ecom/v1/wishlists/remove-item', audience: 'MEMBERS', hosted: 'wire' } as const
export const bulkUpdateWishlistTags = { service, name: 'BulkUpdateWishlistTags', method: 'POST', path: '/ecom/v1/bulk/wishlists/update-tags', hosted: 'wire' } as const
export const bulkUpdateWishlistTagsByFilter = { service, name: 'BulkUpdateWishlistTagsByFilter', method: 'POST', path: '/ecom/v1/bulk/wishlists/update-tags-by-filter', hosted: 'wire' } as const
