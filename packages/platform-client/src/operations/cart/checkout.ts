import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_checkout', fqn: 'com.wix.ecom.checkout.api.v1.CheckoutService', entity: 'wix.ecom.v1.checkout' }

export const createCheckout = { service, name: 'CreateCheckout', method: 'POST', path: '/ecom/v1/checkouts', audience: 'EVERYONE', hosted: 'wire' } as const
export const getCheckout = { service, name: 'GetCheckout', method: 'GET', path: '/ecom/v1/checkouts/{id}', audience: 'EVERYONE: own checkout', hosted: 'wire' } as const
export const getCheckoutByCartId = { service, name: 'GetCheckoutByCartId', method: 'GET', path: '/ecom/v1/checkouts/by-cart-id/{id}', audience: 'EVERYONE: own cart', hosted: 'wire' } as const
export const getCheckoutUrl = { service, name: 'GetCheckoutURL', method: 'GET', path: '/ecom/v1/checkouts/{id}/checkout-url', audience: 'EVERYONE: own checkout', hosted: 'wire' } as const
export const updateCheckout = { service, name: 'UpdateCheckout', method: 'PATCH', path: '/ecom/v1/checkouts/{checkout.id}', audience: 'EVERYONE: own checkout', hosted: 'wire' } as const
export const addToCheckout = { service, name: 'AddToCheckout', method: 'POST', path: '/ecom/v1/checkouts/{id}/add-to-checkout', audience: 'EVERYONE: own checkout', hosted: 'wire' } as const
export const removeLineItems = { service, name: 'RemoveLineItems', method: 'POST', path: '/ecom/v1/checkouts/{id}/remove-line-items', audience: 'EVERYONE: own checkout', hosted: 'wire' } as const
export const updateLineItemsQuantity = { service, name: 'UpdateLineItemsQuantity', method: 'POST', path: '/ecom/v1/checkouts/{id}/update-line-items-quantity', audience: 'EVERYONE: own checkout', hosted: 'wire' } as const
export const removeCoupon = { service, name: 'RemoveCoupon', method: 'POST', path: '/ecom/v1/checkouts/{id}/remove-coupon', audience: 'EVERYONE: own checkout', hosted: 'wire' } as const
export const removeGiftCard = { service, name: 'RemoveGiftCard', method: 'POST', path: '/ecom/v1/checkouts/{id}/remove-gift-card', audience: 'EVERYONE: own checkout', hosted: 'wire' } as const
export const createOrder = { service, name: 'CreateOrder', method: 'POST', path: '/ecom/v1/checkouts/{id}/create-order', audience: 'EVERYONE: own checkout', hosted: 'wire' } as const
export const markCheckoutAsCompleted = { service, name: 'MarkCheckoutAsCompleted', method: 'POST', path: '/ecom/v1/checkouts/{id}/mark-as-completed', audience: 'STAFF', hosted: 'wire' } as const
