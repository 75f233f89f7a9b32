import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import { toNumber } from '../../../domain/money/money.ts'
import type { CatalogRow } from './answers.ts'
import { findRows } from './store.ts'

/** Rows in the order of the ids; deleted products are left out. */
export async function readRows(
  db: Db,
  { currency }: Pick<PlatformConfig, 'currency'>,
  ids: readonly string[],
): Promise<CatalogRow[]> {
  if (ids.length === 0) return []
  const rows = await findRows(db, ids)
  return rows.map((row) => ({
    id: row.id,
    revision: String(row.revision),
    name: row.name,
    slug: row.slug,
    sku: row.sku,
    price: toNumber(row.priceMinor, currency),
    discount: { type: row.discountType, value: Number(row.discountValue) },
    cost: row.costMinor === null ? null : toNumber(row.costMinor, currency),
    weight: row.weight === null ? null : Number(row.weight),
    visible: row.visible,
    brand: row.brand,
    ribbon: row.ribbon,
    collections: [...(row.collections ?? [])],
    barcode: row.barcode,
    tags: row.tags?.publicTags?.tagIds ?? [],
    stock: {
      quantity: row.quantity === null ? null : Number(row.quantity),
      inStock: row.inStock === true,
    },
    variants: Number(row.variants),
  }))
}
