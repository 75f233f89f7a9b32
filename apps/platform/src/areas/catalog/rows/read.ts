import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import { toNumber } from '../../../domain/money/money.ts'
import { publicationOf } from '../publication.ts'
import type { CatalogRow } from './answers.ts'
import { findRows } from './store.ts'

/** Rows in the order of the ids; deleted products are left out. Keys keep the order in which the statement selects them. */
export async function readRows(
  db: Db,
  { currency }: Pick<PlatformConfig, 'currency'>,
  ids: readonly string[],
): Promise<CatalogRow[]> {
  if (ids.length === 0) return []
  const rows = await findRows(db, ids)
  return rows.map(({ discountValue, inStock, ...row }) => ({
    ...row,
    revision: String(row.revision),
    price: toNumber(row.price, currency),
    discount: { type: row.discount, value: Number(discountValue) },
    cost: row.cost === null ? null : toNumber(row.cost, currency),
    weight: row.weight === null ? null : Number(row.weight),
    publication: publicationOf(row),
    collections: [...(row.collections ?? [])],
    tags: row.tags?.publicTags?.tagIds ?? [],
    stock: { quantity: row.stock === null ? null : Number(row.stock), inStock: inStock === true },
    variants: Number(row.variants),
  }))
}
