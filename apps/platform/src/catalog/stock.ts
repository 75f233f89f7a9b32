import type { VariantRow } from './store.ts'

type Stocked = Pick<VariantRow, 'trackQuantity' | 'quantity' | 'inStock'>

export function isAvailable(variant: Stocked): boolean {
  return variant.trackQuantity ? (variant.quantity ?? 0) > 0 : variant.inStock
}

/** Most that can be bought; undefined when nobody counts. */
export function quantityLeft(variant: Stocked): number | undefined {
  if (variant.trackQuantity) return variant.quantity ?? 0
  return variant.inStock ? undefined : 0
}

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
