import { sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import { isUuid } from '../../../../data/query-language/values.ts'

/** Products of variants; ids that are none are left out. */
export async function findProductsOf(db: Db, variantIds: readonly string[]): Promise<Map<string, string>> {
  const known = variantIds.filter(isUuid)
  if (known.length === 0) return new Map()
  const rows = await db.selectFrom('variants').select(['id', 'productId']).where('id', 'in', known).execute()
  return new Map(rows.map(({ id, productId }) => [id, productId]))
}

export interface Committed {
  readonly variantId: string
  readonly locationId: string | null
  readonly committed: number
}

/** Pieces of each variant that are on the shelf for buyers, by location. */
export async function findCommitted(db: Db, variantIds: readonly string[]): Promise<Committed[]> {
  const known = variantIds.filter(isUuid)
  const { rows } = await sql<Committed>`
    select variant_id, location_id, sum(committed)::integer as committed from order_stock
    where committed > 0 and variant_id = any(${known}::uuid[]) group by variant_id, location_id`.execute(db)
  return rows
}
