import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_cart', fqn: 'com.wix.ecom.cart.api.v1.CartService', entity: 'wix.ecom.v1.cart' }

export const createCart = { service, name: 'CreateCart', method: 'POST', path: '/ecom/v1/carts', audience: 'PROGRAMS', hosted: 'wire' } as const
export const getCartByCheckoutId = { service, name: 'GetCartByCheckoutId', method: 'GET', path: '/ecom/v1/carts/by-checkout-id/{id}', audience: 'SHOPPERS_AND_PROGRAMS: own checkout', hosted: 'wire' } as const
export const getCart = { service, name: 'GetCart', method: 'GET', path: '/ecom/v1/carts/{id}', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const updateCart = { service, name: 'UpdateCart', method: 'PATCH', path: '/ecom/v1/carts/{cartInfo.id}', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const addToCart = { service, name: 'AddToCart', method: 'POST', path: '/ecom/v1/carts/{id}/add-to-cart', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const removeLineItemsFromCart = { service, name: 'RemoveLineItemsFromCart', alias: 'RemoveLineItems', method: 'POST', path: '/ecom/v1/carts/{id}/remove-line-items', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const updateCartLineItemQuantity = { service, name: 'UpdateCartLineItemQuantity', alias: 'UpdateLineItemsQuantity', method: 'POST', path: '/ecom/v1/carts/{id}/update-line-items-quantity', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const removeCouponFromCart = { service, name: 'RemoveCouponFromCart', alias: 'RemoveCoupon', method: 'POST', path: '/ecom/v1/carts/{id}/remove-coupon', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const removeBusinessLocation = { service, name: 'RemoveBusinessLocation', method: 'POST', path: '/ecom/v1/carts/{id}/remove-business-location', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const estimateCartTotals = { service, name: 'EstimateCartTotals', alias: 'EstimateTotals', method: 'POST', path: '/ecom/v1/carts/{id}/estimate-totals', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const createCheckoutFromCart = { service, name: 'CreateCheckoutFromCart', method: 'POST', path: '/ecom/v1/carts/{id}/create-checkout', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const deleteCart = { service, name: 'DeleteCart', method: 'DELETE', path: '/ecom/v1/carts/{id}', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
