import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_cart-v-2', fqn: 'wix.ecom.cart.v2.CartService', entity: 'wix.ecom.v2.cart' }

/** Before the calls by id: its path reads as one of a cart. The payment service makes it, so there is no function for it. */
export const handleAsyncCheckoutCompletion = { name: 'HandleAsyncCheckoutCompletion', method: 'GET', path: '/ecom/v2/carts/handle-async-checkout-completion', hosted: 'wire' } as const
export const createCart = { service, name: 'CreateCart', alias: 'CreateCartV2', method: 'POST', path: '/ecom/v2/carts', audience: 'SHOPPERS_AND_PROGRAMS', hosted: 'wire' } as const
export const getCart = { service, name: 'GetCart', alias: 'GetCartV2', method: 'GET', path: '/ecom/v2/carts/{cartId}', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const updateCart = { service, name: 'UpdateCart', alias: 'UpdateCartV2', method: 'PATCH', path: '/ecom/v2/carts/{cart.id}', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const deleteCart = { service, name: 'DeleteCart', alias: 'DeleteCartV2', method: 'DELETE', path: '/ecom/v2/carts/{cartId}', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const refreshCart = { service, name: 'RefreshCart', method: 'POST', path: '/ecom/v2/carts/{cartId}/refresh', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const estimateCart = { service, name: 'EstimateCart', method: 'POST', path: '/ecom/v2/carts/{cartId}/estimate', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const calculateCart = { service, name: 'CalculateCart', method: 'POST', path: '/ecom/v2/carts/{cartId}/calculate', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const addLineItems = { service, name: 'AddLineItems', method: 'POST', path: '/ecom/v2/carts/{cartId}/add-line-items', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const removeLineItems = { service, name: 'RemoveLineItems', alias: 'RemoveLineItemsV2', method: 'POST', path: '/ecom/v2/carts/{cartId}/remove-line-items', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const updateLineItems = { service, name: 'UpdateLineItems', method: 'POST', path: '/ecom/v2/carts/{cartId}/update-line-items', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const addCoupon = { service, name: 'AddCoupon', method: 'POST', path: '/ecom/v2/carts/{cartId}/add-coupon', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const removeCoupon = { service, name: 'RemoveCoupon', alias: 'RemoveCouponV2', method: 'POST', path: '/ecom/v2/carts/{cartId}/remove-coupon', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const setDeliveryMethod = { service, name: 'SetDeliveryMethod', method: 'POST', path: '/ecom/v2/carts/{cartId}/set-delivery-method', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const removeDeliveryMethod = { service, name: 'RemoveDeliveryMethod', method: 'POST', path: '/ecom/v2/carts/{cartId}/remove-delivery-method', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const addGiftCard = { service, name: 'AddGiftCard', method: 'POST', path: '/ecom/v2/carts/{cartId}/add-gift-card', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const removeGiftCard = { service, name: 'RemoveGiftCard', alias: 'RemoveGiftCardV2', method: 'POST', path: '/ecom/v2/carts/{cartId}/remove-gift-card', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const updateFormSubmissions = { service, name: 'UpdateFormSubmissions', method: 'POST', path: '/ecom/v2/carts/{cartId}/update-forms-submission', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const getUpsellOptions = { service, name: 'GetUpsellOptions', method: 'GET', path: '/ecom/v2/carts/{cartId}/upsell-options', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const getCheckoutUrl = { service, name: 'GetCheckoutURL', alias: 'GetCheckoutURLV2', method: 'POST', path: '/ecom/v2/carts/{cartId}/get-checkout-url', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const placeOrder = { service, name: 'PlaceOrder', method: 'POST', path: '/ecom/v2/carts/{cartId}/place-order', audience: 'SHOPPERS_AND_PROGRAMS: own cart', hosted: 'wire' } as const
export const markCartAsCompleted = { service, name: 'MarkCartAsCompleted', method: 'POST', path: '/ecom/v2/carts/{cartId}/mark-cart-as-completed', audience: 'STAFF', hosted: 'wire' } as const
