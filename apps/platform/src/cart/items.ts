import type { Selectable } from 'kysely'
import { quantityLeft } from '../catalog/stock.ts'
import type { CatalogTables } from '../catalog/tables.ts'
import type { Db } from '../database.ts'

export interface WantedLine {
  readonly id: string
  readonly productId: string
  readonly variantId: string
  readonly options: Readonly<Record<string, unknown>>
  readonly quantity: number
}

type Product = Selectable<CatalogTables['products']>
type Variant = Selectable<CatalogTables['variants']>

export interface Item extends WantedLine {
  /** What the catalogue holds now; absent when it is gone or hidden. */
  readonly found?: { readonly product: Product; readonly variant: Variant } | undefined
  readonly status: 'AVAILABLE' | 'PARTIALLY_AVAILABLE' | 'NOT_AVAILABLE' | 'NOT_FOUND'
  /** Undefined when nobody counts. */
  readonly left?: number | undefined
}

/** Lines as the catalogue stands now: two reads for any number of them. */
export async function readItems(db: Db, lines: readonly WantedLine[]): Promise<Item[]> {
  if (lines.length === 0) return []
  const products = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', [...new Set(lines.map((line) => line.productId))])
    .where('visible', '=', true)
    .execute()
  const variants = await db
    .selectFrom('variants')
    .selectAll()
    .where('id', 'in', [...new Set(lines.map((line) => line.variantId))])
    .where('visible', '=', true)
    .execute()
  return lines.map((line) => {
    const product = products.find(({ id }) => id === line.productId)
    const variant = variants.find(
      ({ id, productId }) => id === line.variantId && productId === line.productId,
    )
    if (!product || !variant) return { ...line, status: 'NOT_FOUND' as const, left: 0 }
    const left = quantityLeft(variant, product.preorder)
    return { ...line, found: { product, variant }, left, status: statusOf(line.quantity, left) }
  })
}

function statusOf(quantity: number, left: number | undefined) {
  if (left === undefined || quantity <= left) return 'AVAILABLE' as const
  return left === 0 ? ('NOT_AVAILABLE' as const) : ('PARTIALLY_AVAILABLE' as const)
}

export function isShipped(item: Item): boolean {
  return item.found?.product.productType === 'physical' && !item.found.product.giftCard
}
