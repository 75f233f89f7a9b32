import type { Product, Variant } from '@galleria/platform-client/products'

export interface Availability {
  readonly status: 'in-stock' | 'few-left' | 'preorder' | 'sold-out'
  /** Most that can be bought; absent where stock is not counted. */
  readonly maxQuantity?: number
  /** True where the product could be preordered, and the preorder quantity is sold too. */
  readonly preorderOver?: true
}

type Stocked = Pick<Product, 'stock' | 'manageVariants' | 'variants' | 'preorderInfo'>

const FEW = 5

/** Availability of the chosen variant, or of the whole product while nothing is chosen. */
export function availability(product: Stocked, variant?: Variant): Availability {
  const left = quantityLeft(product, variant)
  if (isSoldOut(product, variant) || left === 0) return orderedAhead(product, variant)
  const counted = left === undefined ? {} : { maxQuantity: left }
  return { status: left !== undefined && left <= FEW ? 'few-left' : 'in-stock', ...counted }
}

/** Preorder availability of a product out of stock, for each variant. */
function orderedAhead({ preorderInfo, variants }: Stocked, variant?: Variant): Availability {
  if (!preorderInfo?.enabled || variant?.variant.visible === false) return { status: 'sold-out' }
  const of = (variant ? [variant] : variants).filter((each) => each.preorderInfo)
  if (of.length === 0 && (variant || variants.length > 0)) return { status: 'sold-out' }
  if (of.length > 0 && of.every((each) => each.preorderInfo?.quantity === 0))
    return { status: 'sold-out', preorderOver: true }
  const left = variant?.preorderInfo?.quantity
  return { status: 'preorder', ...(typeof left === 'number' && { maxQuantity: left }) }
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
