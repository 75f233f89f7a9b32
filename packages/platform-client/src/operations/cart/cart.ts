import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_current-cart', fqn: 'com.wix.ecom.cart.api.v1.CurrentCartService', entity: 'wix.ecom.v1.cart' }

export const getCurrentCart = { service, name: 'GetCurrentCart', method: 'GET', path: '/ecom/v1/carts/current', audience: 'SHOPPERS', hosted: 'spec' } as const
export const addToCurrentCart = { service, name: 'AddToCurrentCart', method: 'POST', path: '/ecom/v1/carts/current/add-to-cart', audience: 'SHOPPERS', hosted: 'spec' } as const
export const updateCurrentCart = { service, name: 'UpdateCurrentCart', method: 'PATCH', path: '/ecom/v1/carts/current', audience: 'SHOPPERS', hosted: 'spec' } as const
export const removeLineItemsFromCurrentCart = { service, name: 'RemoveLineItemsFromCurrentCart', method: 'POST', path: '/ecom/v1/carts/current/remove-line-items', audience: 'SHOPPERS', hosted: 'spec' } as const
export const updateCurrentCartLineItemQuantity = { service, name: 'UpdateCurrentCartLineItemQuantity', method: 'POST', path: '/ecom/v1/carts/current/update-line-items-quantity', audience: 'SHOPPERS', hosted: 'spec' } as const
export const removeCouponFromCurrentCart = { service, name: 'RemoveCouponFromCurrentCart', method: 'POST', path: '/ecom/v1/carts/current/remove-coupon', audience: 'SHOPPERS', hosted: 'spec' } as const
export const estimateCurrentCartTotals = { service, name: 'EstimateCurrentCartTotals', method: 'POST', path: '/ecom/v1/carts/current/estimate-totals', audience: 'SHOPPERS', hosted: 'spec' } as const
export const createCheckoutFromCurrentCart = { service, name: 'CreateCheckoutFromCurrentCart', method: 'POST', path: '/ecom/v1/carts/current/create-checkout', audience: 'SHOPPERS', hosted: 'spec' } as const
export const deleteCurrentCart = { service, name: 'DeleteCurrentCart', method: 'DELETE', path: '/ecom/v1/carts/current', audience: 'SHOPPERS', hosted: 'spec' } as const
