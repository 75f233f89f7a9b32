import type { VariantRow } from './store/products.ts'

type Stocked = Pick<VariantRow, 'trackQuantity' | 'quantity' | 'inStock'>
type Ahead = Pick<VariantRow, 'preordered' | 'preorder'>

export function isAvailable(variant: Stocked): boolean {
  return variant.trackQuantity ? (variant.quantity ?? 0) > 0 : variant.inStock
}

/** Most that can be bought: what is there, and then what may still be ordered ahead. Undefined when nobody counts. */
export function quantityLeft(variant: Stocked & Ahead): number | undefined {
  const there = variant.trackQuantity ? (variant.quantity ?? 0) : variant.inStock ? undefined : 0
  return there === 0 ? preorderLeft(variant) : there
}

/** Undefined where there is no limit, zero where nothing may be ordered ahead. */
export function preorderLeft({ preordered, preorder }: Ahead): number | undefined {
  if (!preorder?.enabled) return 0
  return preorder.limit === undefined ? undefined : Math.max(0, preorder.limit - preordered)
}

/** The product's pre-order as V1 tells it: that of the first variant that may be ordered ahead. */
export function preorderOf(variants: readonly Pick<Ahead, 'preorder'>[]) {
  return variants.find(({ preorder }) => preorder?.enabled)?.preorder ?? undefined
}

export function preorderStatus(
  variants: readonly Pick<Ahead, 'preorder'>[],
): 'ENABLED' | 'DISABLED' | 'PARTIALLY_ENABLED' {
  const ahead = variants.filter(({ preorder }) => preorder?.enabled).length
  if (ahead === 0) return 'DISABLED'
  return ahead === variants.length ? 'ENABLED' : 'PARTIALLY_ENABLED'
}

/** The same in the words of `preorderAvailability` (wire §4.10). */
export const preorderedVariants = {
  ENABLED: 'ALL_VARIANTS',
  DISABLED: 'NO_VARIANTS',
  PARTIALLY_ENABLED: 'SOME_VARIANTS',
} as const

export function inventoryStatus(
  variants: readonly Stocked[],
): 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK' {
  const available = variants.filter(isAvailable).length
  if (available === 0) return 'OUT_OF_STOCK'
  return available === variants.length ? 'IN_STOCK' : 'PARTIALLY_OUT_OF_STOCK'
}

export function stockOf(variants: readonly Stocked[]) {
  const tracked = variants.filter((variant) => variant.trackQuantity)
  return {
    trackInventory: tracked.length > 0,
    quantity: tracked.length ? tracked.reduce((sum, variant) => sum + (variant.quantity ?? 0), 0) : null,
    inStock: variants.some(isAvailable),
  }
}
