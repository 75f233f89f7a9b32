import type { CallGroup } from './group.ts'

/** Wire §3.1. Extracted from the reference, not typed. */
export const cart: CallGroup = {
  service: 'Cart',
  calls: [
    ['GetCurrentCart', 'GET', '/ecom/v1/carts/current', 'spec'],
    ['UpdateCurrentCart', 'PATCH', '/ecom/v1/carts/current', 'spec'],
    ['AddToCurrentCart', 'POST', '/ecom/v1/carts/current/add-to-cart', 'spec'],
    ['RemoveLineItemsFromCurrentCart', 'POST', '/ecom/v1/carts/current/remove-line-items', 'spec'],
    ['CreateCheckoutFromCurrentCart', 'POST', '/ecom/v1/carts/current/create-checkout', 'spec'],
    ['RemoveCouponFromCurrentCart', 'POST', '/ecom/v1/carts/current/remove-coupon', 'spec'],
    [
      'UpdateCurrentCartLineItemQuantity',
      'POST',
      '/ecom/v1/carts/current/update-line-items-quantity',
      'spec',
    ],
    ['EstimateCurrentCartTotals', 'POST', '/ecom/v1/carts/current/estimate-totals', 'spec'],
    ['DeleteCurrentCart', 'DELETE', '/ecom/v1/carts/current', 'spec'],
    ['CreateCart', 'POST', '/ecom/v1/carts', 'beyond'],
    ['GetCart', 'GET', '/ecom/v1/carts/{id}', 'beyond'],
    ['UpdateCart', 'PATCH', '/ecom/v1/carts/{cartInfo.id}', 'beyond'],
    ['AddToCart', 'POST', '/ecom/v1/carts/{id}/add-to-cart', 'beyond'],
    ['RemoveLineItemsFromCart', 'POST', '/ecom/v1/carts/{id}/remove-line-items', 'beyond'],
    ['CreateCheckoutFromCart', 'POST', '/ecom/v1/carts/{id}/create-checkout', 'beyond'],
    ['RemoveCouponFromCart', 'POST', '/ecom/v1/carts/{id}/remove-coupon', 'beyond'],
    ['UpdateCartLineItemQuantity', 'POST', '/ecom/v1/carts/{id}/update-line-items-quantity', 'beyond'],
    ['EstimateCartTotals', 'POST', '/ecom/v1/carts/{id}/estimate-totals', 'beyond'],
    ['DeleteCart', 'DELETE', '/ecom/v1/carts/{id}', 'beyond'],
    ['RemoveBusinessLocation', 'POST', '/ecom/v1/carts/{id}/remove-business-location', 'beyond'],
    ['GetCartByCheckoutId', 'GET', '/ecom/v1/carts/by-checkout-id/{id}', 'beyond'],
  ],
}
