import type { Service } from '../../operation.ts'

/** Lists beyond the default one, and what is done with them: the embedded platform's own. */
const service: Service = { package: '@galleria/wishlists', fqn: 'galleria.wishlists.v1.Wishlists', entity: 'wix.ecom.v1.wishlist' }

export const listMyWishlists = { service, name: 'ListMyWishlists', method: 'GET', path: '/wishlists/v1/my-wishlists', audience: 'MEMBERS' } as const
export const addWishlistItems = { service, name: 'AddWishlistItems', method: 'POST', path: '/wishlists/v1/my-wishlists/add-items', audience: 'MEMBERS' } as const
export const removeWishlistItems = { service, name: 'RemoveWishlistItems', method: 'POST', path: '/wishlists/v1/my-wishlists/remove-items', audience: 'MEMBERS' } as const
export const moveWishlistItem = { service, name: 'MoveWishlistItem', method: 'POST', path: '/wishlists/v1/my-wishlists/move-item', audience: 'MEMBERS' } as const
export const createWishlist = { service, name: 'CreateWishlist', method: 'POST', path: '/wishlists/v1/wishlists', audience: 'MEMBERS' } as const
export const updateWishlist = { service, name: 'UpdateWishlist', method: 'PATCH', path: '/wishlists/v1/wishlists/{wishlist.id}', audience: 'MEMBERS: own wishlist' } as const
export const shareWishlist = { service, name: 'ShareWishlist', method: 'POST', path: '/wishlists/v1/wishlists/{wishlistId}/share', audience: 'MEMBERS: own wishlist' } as const
export const unshareWishlist = { service, name: 'UnshareWishlist', method: 'DELETE', path: '/wishlists/v1/wishlists/{wishlistId}/share', audience: 'MEMBERS: own wishlist' } as const
export const deleteWishlist = { service, name: 'DeleteWishlist', method: 'DELETE', path: '/wishlists/v1/wishlists/{wishlistId}', audience: 'MEMBERS: own wishlist' } as const
export const getSharedWishlist = { service, name: 'GetSharedWishlist', method: 'GET', path: '/wishlists/v1/shared-wishlists/{token}', audience: 'EVERYONE' } as const
export const listMostWished = { service, name: 'ListMostWished', method: 'GET', path: '/wishlists/v1/most-wished', audience: 'STAFF' } as const
