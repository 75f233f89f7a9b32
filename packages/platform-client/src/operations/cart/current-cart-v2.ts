import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_current-cart-v-2', fqn: 'wix.ecom.cart.v2.CurrentCartService', entity: 'wix.ecom.v2.cart' }

export const createCurrentCart = { service, name: 'CreateCurrentCart', method: 'POST', path: '/ecom/v2/carts/current', audience: 'SHOPPERS', hosted: 'wire' } as const
export const getCurrentCart = { service, name: 'GetCurrentCart', alias: 'GetCurrentCartV2', method: 'GET', path: '/ecom/v2/carts/current', audience: 'SHOPPERS', hosted: 'wire' } as const
export const updateCurrentCart = { service, name: 'UpdateCurrentCart', alias: 'UpdateCurrentCartV2', method: 'PATCH', path: '/ecom/v2/carts/current', audience: 'SHOPPERS', hosted: 'wire' } as const
export const deleteCurrentCart = { service, name: 'DeleteCurrentCart', alias: 'DeleteCurrentCartV2', method: 'DELETE', path: '/ecom/v2/carts/current', audience: 'SHOPPERS', hosted: 'wire' } as const
export const refreshCurrentCart = { service, name: 'RefreshCurrentCart', method: 'POST', path: '/ecom/v2/carts/current/refresh', audience: 'SHOPPERS', hosted: 'wire' } as const
export const estimateCurrentCart = { service, name: 'EstimateCurrentCart', method: 'POST', path: '/ecom/v2/carts/current/estimate', audience: 'SHOPPERS', hosted: 'wire' } as const
export const calculateCurrentCart = { service, name: 'CalculateCurrentCart', method: 'POST', path: '/ecom/v2/carts/current/calculate', audience: 'SHOPPERS', hosted: 'wire' } as const
export const addLineItemsToCurrentCart = { service, name: 'AddLineItemsToCurrentCart', method: 'POST', path: '/ecom/v2/carts/current/add-line-items', audience: 'SHOPPERS', hosted: 'wire' } as const
export const removeLineItemsFromCurrentCart = { service, name: 'RemoveLineItemsFromCurrentCart', alias: 'RemoveLineItemsFromCurrentCartV2', method: 'POST', path: '/ecom/v2/carts/current/remove-line-items', audience: 'SHOPPERS', hosted: 'wire' } as const
export const updateLineItemsInCurrentCart = { service, name: 'UpdateLineItemsInCurrentCart', method: 'POST', path: '/ecom/v2/carts/current/update-line-items', audience: 'SHOPPERS', hosted: 'wire' } as const
export const addCouponToCurrentCart = { service, name: 'AddCouponToCurrentCart', method: 'POST', path: '/ecom/v2/carts/current/add-coupon', audience: 'SHOPPERS', hosted: 'wire' } as const
export const removeCouponFromCurrentCart = { service, name: 'RemoveCouponFromCurrentCart', alias: 'RemoveCouponFromCurrentCartV2', method: 'POST', path: '/ecom/v2/carts/current/remove-coupon', audience: 'SHOPPERS', hosted: 'wire' } as const
export const setDeliveryMethodForCurrentCart = { service, name: 'SetDeliveryMethodForCurrentCart', method: 'POST', path: '/ecom/v2/carts/current/set-delivery-method', audience: 'SHOPPERS', hosted: 'wire' } as const
export const removeDeliveryMethodFromCurrentCart = { service, name: 'RemoveDeliveryMethodFromCurrentCart', method: 'POST', path: '/ecom/v2/carts/current/remove-delivery-method', audience: 'SHOPPERS', hosted: 'wire' } as const
export const addGiftCardToCurrentCart = { service, name: 'AddGiftCardToCurrentCart', method: 'POST', path: '/ecom/v2/carts/current/add-gift-card', audience: 'SHOPPERS', hosted: 'wire' } as const
export const removeGiftCardFromCurrentCart = { service, name: 'RemoveGiftCardFromCurrentCart', method: 'POST', path: '/ecom/v2/carts/current/remove-gift-card', audience: 'SHOPPERS', hosted: 'wire' } as const
export const updateFormSubmissionsInCurrentCart = { service, name: 'UpdateFormSubmissionsInCurrentCart', method: 'POST', path: '/ecom/v2/carts/current/update-forms-submission', audience: 'SHOPPERS', hosted: 'wire' } as const
export const getUpsellOptionsForCurrentCart = { service, name: 'GetUpsellOptionsForCurrentCart', method: 'GET', path: '/ecom/v2/carts/current/upsell-options', audience: 'SHOPPERS', hosted: 'wire' } as const
