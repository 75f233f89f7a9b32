import type { CallGroup } from './group.ts'

/** Wire §3.2. Extracted from the reference, not typed. */
export const checkout: CallGroup = {
  service: 'Checkout and totals',
  calls: [
    ['CreateCheckout', 'POST', '/ecom/v1/checkouts', 'beyond'],
    ['GetCheckout', 'GET', '/ecom/v1/checkouts/{id}', 'beyond'],
    ['GetCheckoutByCartId', 'GET', '/ecom/v1/checkouts/by-cart-id/{id}', 'beyond'],
    ['GetCheckoutURL', 'GET', '/ecom/v1/checkouts/{id}/checkout-url', 'beyond'],
    ['UpdateCheckout', 'PATCH', '/ecom/v1/checkouts/{checkout.id}', 'beyond'],
    ['AddToCheckout', 'POST', '/ecom/v1/checkouts/{id}/add-to-checkout', 'beyond'],
    ['RemoveLineItems', 'POST', '/ecom/v1/checkouts/{id}/remove-line-items', 'beyond'],
    ['UpdateLineItemsQuantity', 'POST', '/ecom/v1/checkouts/{id}/update-line-items-quantity', 'beyond'],
    ['RemoveCoupon', 'POST', '/ecom/v1/checkouts/{id}/remove-coupon', 'beyond'],
    ['RemoveGiftCard', 'POST', '/ecom/v1/checkouts/{id}/remove-gift-card', 'beyond'],
    ['CreateOrder', 'POST', '/ecom/v1/checkouts/{id}/create-order', 'beyond'],
    ['MarkCheckoutAsCompleted', 'POST', '/ecom/v1/checkouts/{id}/mark-as-completed', 'beyond'],
    ['CalculateTotals', 'POST', '/ecom/v1/calculate-totals', 'beyond'],
  ],
}
