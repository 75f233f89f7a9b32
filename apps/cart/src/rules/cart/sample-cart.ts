import type { Cart, Line } from '../model/index.ts'

/** Smallest valid line and cart, for tests of the rules. */
export function sampleLine(line: Partial<Line> & { productId?: string; variantId?: string } = {}): Line {
  const { productId = 'vase', variantId, ...rest } = line
  return {
    id: `${productId}-line`,
    quantity: 1,
    productName: { original: 'Vase' },
    price: { amount: '48.00' },
    availability: { status: 'AVAILABLE' },
    catalogReference: {
      catalogItemId: productId,
      appId: 'stores',
      ...(variantId && { options: { variantId } }),
    },
    ...rest,
  }
}

export function sampleCart(lineItems: Line[], rest: Partial<Cart> = {}): Cart {
  return { id: 'cart-1', currency: 'USD', lineItems, discounts: [], note: '', ...rest }
}
