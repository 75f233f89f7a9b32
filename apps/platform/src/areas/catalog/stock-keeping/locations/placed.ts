import type { Trx } from '../../../../data/database.ts'
import type { ProductState, VariantState } from '../../writes/products/state.ts'
import { sumElsewhere, takenInOrder } from './elsewhere.ts'
import { findStockLocations, type LocationOfStock } from './store.ts'

interface Update {
  readonly before?: ProductState | undefined
  readonly after?: ProductState | undefined
}

/** Locations, read where one of the products has goods elsewhere than at the default. */
export async function locationsFor(trx: Trx, updates: readonly Update[]): Promise<LocationOfStock[]> {
  const isSpread = updates.some(({ after }) => after?.variants.some(({ elsewhere }) => elsewhere))
  return isSpread ? findStockLocations(trx) : []
}

/**
 * The product with its pieces where they can be: none elsewhere where nobody counts, none at a location that is gone, and no
 * more than there are in all. A lower quantity is taken from the default first, and then from the others in their order.
 */
export function placed(product: ProductState, locations: readonly LocationOfStock[]): ProductState {
  if (product.variants.every(({ elsewhere }) => !elsewhere)) return product
  const order = locations.filter(({ isDefault, active }) => active && !isDefault).map(({ id }) => id)
  return { ...product, variants: product.variants.map((variant) => placedVariant(variant, order)) }
}

function placedVariant(variant: VariantState, order: readonly string[]): VariantState {
  const { elsewhere, trackQuantity } = variant
  if (!elsewhere) return variant
  if (!trackQuantity) return { ...variant, elsewhere: null }
  const known = Object.fromEntries(Object.entries(elsewhere).filter(([id]) => order.includes(id)))
  const all = sumElsewhere(known)
  const excess = all - Math.max(0, variant.quantity ?? 0)
  const left = excess > 0 ? takenInOrder({ quantity: all, elsewhere: known }, excess, order).elsewhere : known
  const isSame = JSON.stringify(left) === JSON.stringify(elsewhere)
  return isSame ? variant : { ...variant, elsewhere: left && Object.keys(left).length > 0 ? left : null }
}
