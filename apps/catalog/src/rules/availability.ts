import type { Product, Variant } from '@galleria/platform-client/products'

export interface Availability {
  readonly status: 'in-stock' | 'few-left' | 'sold-out'
  readonly text: string
  /** Most that can be bought; absent where stock is not counted. */
  readonly maxQuantity?: number
}

const FEW = 5

/** Of the chosen variant, or of the whole product while nothing is chosen. */
export function availability(
  product: Pick<Product, 'stock' | 'productType' | 'manageVariants' | 'variants'>,
  variant?: Variant,
): Availability {
  const left = quantityLeft(product, variant)
  if (isSoldOut(product, variant) || left === 0) return { status: 'sold-out', text: 'Sold out' }
  const counted = left === undefined ? {} : { maxQuantity: left }
  if (left !== undefined && left <= FEW) return { status: 'few-left', text: `Only ${left} left`, ...counted }
  const text = product.productType === 'digital' ? 'Digital, nothing to ship' : 'In stock'
  return { status: 'in-stock', text, ...counted }
}

function isSoldOut(product: Pick<Product, 'stock'>, variant?: Variant): boolean {
  if (variant) return !variant.stock.inStock || !variant.variant.visible
  return product.stock.inventoryStatus === 'OUT_OF_STOCK'
}

function quantityLeft(
  product: Pick<Product, 'stock' | 'manageVariants' | 'variants'>,
  variant?: Variant,
): number | undefined {
  if (variant) return variant.stock.trackQuantity ? (variant.stock.quantity ?? undefined) : undefined
  // With managed variants the product's own count sums them all and says nothing of the next click.
  if (product.manageVariants || !product.stock.trackInventory) return undefined
  return product.stock.quantity ?? undefined
}
