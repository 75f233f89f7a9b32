import { isAvailable, quantityLeft } from '../catalog/stock.ts'
import { findProducts, type ProductRow, type VariantRow } from '../catalog/store.ts'
import type { Db } from '../database.ts'

/** A line of a cart or checkout: which variant, how many. */
export interface Line {
  readonly id: string
  readonly productId: string
  readonly variantId: string
  readonly options: Readonly<Record<string, unknown>>
  readonly quantity: number
}

/** The line with what the catalogue says of it now; a product that is gone leaves it without. */
export interface Item {
  readonly line: Line
  readonly product: ProductRow | undefined
  readonly variant: VariantRow | undefined
}

export async function readItems(db: Db, lines: readonly Line[]): Promise<Item[]> {
  const products = await findProducts(db, [...new Set(lines.map((line) => line.productId))])
  const byId = new Map(products.map((product) => [product.id, product]))
  return lines.map((line) => {
    const product = byId.get(line.productId)
    const sold = product?.visible ? product : undefined
    return {
      line,
      product: sold,
      variant: sold?.variants.find((variant) => variant.id === line.variantId && variant.visible),
    }
  })
}

export type Availability =
  | { readonly status: 'AVAILABLE' | 'PARTIALLY_AVAILABLE'; readonly quantityAvailable?: number }
  | { readonly status: 'NOT_FOUND' | 'NOT_AVAILABLE'; readonly quantityAvailable?: 0 }

export function availabilityOf({ line, variant }: Item): Availability {
  if (!variant) return { status: 'NOT_FOUND' }
  if (!isAvailable(variant)) return { status: 'NOT_AVAILABLE', quantityAvailable: 0 }
  const left = quantityLeft(variant)
  if (left === undefined) return { status: 'AVAILABLE' }
  return { status: left < line.quantity ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE', quantityAvailable: left }
}

/** What can be sold of it counts; the rest is shown, and not priced. */
export function isSellable(item: Item): boolean {
  return item.variant !== undefined && isAvailable(item.variant)
}
