import { sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import type { StoredPublication, StoredTags } from '../tables.ts'
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

type Changed =
  | 'revision'
  | 'price'
  | 'discount'
  | 'cost'
  | 'weight'
  | 'collections'
  | 'tags'
  | 'stock'
  | 'variants'
  | 'publication'
/** Row of the answer, with the values that are not stored as they are answered. */
interface Row extends Omit<CatalogRow, Changed> {
  readonly revision: number
  /** Minor units. */
  readonly price: number
  readonly discount: CatalogRow['discount']['type']
  readonly discountValue: string
  /** Minor units. */
  readonly cost: number | null
  readonly publication: StoredPublication | null
  readonly weight: string | null
  readonly collections: readonly string[] | null
  readonly tags: StoredTags | null
  readonly stock: string | null
  readonly inStock: boolean | null
  readonly variants: string
}

/** Rows in the order of the ids; columns in the order of the answer's keys. */
export async function findRows(db: Db, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.id, p.revision, p.name, p.slug, p.sku, p.price_minor as price, p.discount_type as discount,
      p.discount_value, p.cost_minor as cost, p.weight, p.visible, p.publication, b.name as brand, r.name as ribbon, c.collections,
      v.barcode, p.tags, v.quantity as stock, v.in_stock, v.variants
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
