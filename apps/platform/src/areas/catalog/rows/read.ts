import { sql } from 'kysely'
import { z } from 'zod'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import { toNumber } from '../../../domain/money/money.ts'
import type { StoredTags } from '../tables.ts'

/** One product as a line of a table; money in the store's currency, weights in its unit. */
export const CatalogRow = z.object({
  id: z.guid(),
  revision: z.string(),
  name: z.string(),
  slug: z.string(),
  sku: z.string().nullable(),
  price: z.number(),
  discount: z.object({ type: z.enum(['NONE', 'AMOUNT', 'PERCENT']), value: z.number() }),
  cost: z.number().nullable(),
  weight: z.number().nullable(),
  visible: z.boolean(),
  brand: z.string().nullable(),
  ribbon: z.string().nullable(),
  /** Ids, in their own order. */
  collections: z.array(z.guid()),
  /** Of its one variant; of several each has its own. */
  barcode: z.string().nullable(),
  /** Those that shoppers may see. */
  tags: z.array(z.string()),
  /** How many there are, of all variants together; none where nobody counts. */
  stock: z.object({ quantity: z.int().nullable(), inStock: z.boolean() }),
  variants: z.int(),
})
export type CatalogRow = z.output<typeof CatalogRow>

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

/** In the order of the ids; those that are gone are left out. */
export async function readRows(
  db: Db,
  { currency }: Pick<PlatformConfig, 'currency'>,
  ids: readonly string[],
): Promise<CatalogRow[]> {
  if (ids.length === 0) return []
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
