import { sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import type { StoredTags } from '../tables.ts'
import type { CatalogRow } from './answers.ts'

export async function lockCollections(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`select id from collections where id = any(${[...ids]}::uuid[]) order by id for update`.execute(
    trx,
  )
}

/** The last place in each of these collections; null in one that is empty. */
export async function findLastPositions(trx: Trx, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; last: number | null }>`
    select c.id, (select max(position) from collection_products where collection_id = c.id) as last
    from collections c where c.id = any(${[...ids]}::uuid[])`.execute(trx)
  return rows
}

/** Names of brands and ribbons by their ids. */
export async function findSharedNames(trx: Trx, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from brands where id = any(${[...ids]}::uuid[])
    union all select id, name from ribbons where id = any(${[...ids]}::uuid[])`.execute(trx)
  return rows
}

interface Row {
  readonly id: string
  readonly revision: number
  readonly name: string
  readonly slug: string
  readonly sku: string | null
  readonly priceMinor: number
  readonly costMinor: number | null
  readonly weight: string | null
  readonly visible: boolean
  readonly discountType: CatalogRow['discount']['type']
  readonly discountValue: string
  readonly brand: string | null
  readonly ribbon: string | null
  readonly variants: string
  readonly quantity: string | null
  readonly inStock: boolean
  readonly collections: readonly string[] | null
  readonly barcode: string | null
  readonly tags: StoredTags | null
}

/** Rows in the order of the ids. */
export async function findRows(db: Db, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.id, p.revision, p.name, p.slug, p.sku, p.price_minor, p.cost_minor, p.weight, p.visible, p.tags,
      p.discount_type, p.discount_value, b.name as brand, r.name as ribbon, v.variants, v.quantity, v.in_stock, v.barcode,
      c.collections
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted(id, place)
    join products p on p.id = wanted.id
    left join brands b on b.id = p.brand_id
    left join ribbons r on r.id = p.ribbon_id
    left join lateral (
      select count(*) as variants, sum(coalesce(quantity, 0)) filter (where track_quantity) as quantity,
        bool_or(in_stock) as in_stock, case when count(*) = 1 then min(barcode) end as barcode
      from variants where product_id = p.id) v on true
    left join lateral (
      select array_agg(m.collection_id order by o.position, o.id) as collections
      from collection_products m join collections o on o.id = m.collection_id where m.product_id = p.id) c on true
    order by wanted.place`.execute(db)
  return rows
}
