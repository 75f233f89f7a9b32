import type { Cart, LineItem } from '@galleria/platform-client/cart'

/** Smallest valid line and cart, for tests of the rules. */
export function sampleLine(
  line: Partial<LineItem> & { productId?: string; variantId?: string } = {},
): LineItem {
  const { productId = 'vase', variantId, ...rest } = line
  return {
    id: `${productId}-line`,
    quantity: 1,
    productName: { original: 'Vase' },
    price: { amount: '48.00', formattedAmount: '$48.00' },
    availability: { status: 'AVAILABLE' },
    catalogReference: {
      catalogItemId: productId,
      appId: 'stores',
      ...(variantId && { options: { variantId } }),
    },
    ...rest,
  }
}

export function sampleCart(lineItems: LineItem[], rest: Partial<Cart> = {}): Cart {
  return { id: 'cart-1', currency: 'USD', lineItems, ...rest }
}
