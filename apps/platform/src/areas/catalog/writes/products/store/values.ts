import { sql } from 'kysely'
import type { Db, Trx } from '../../../../../data/database.ts'
import type { ProductState, VariantState } from '../state.ts'
import { knownIds } from './lock.ts'

/** Values of a variant that are changed of thousands at once, and shown in events. */
export type VariantValues = Pick<
  VariantState,
  'id' | 'position' | 'choices' | 'priceMinor' | 'saleMinor' | 'costMinor' | 'weight' | 'visible'
>

/** Values of a product that are changed of thousands at once: nothing that is long. */
export interface ProductValues
  extends Pick<
    ProductState,
    | (
        | 'id'
        | 'name'
        | 'revision'
        | 'updatedAt'
        | 'priceMinor'
        | 'saleMinor'
        | 'costMinor'
        | 'weight'
        | 'visible'
      )
    | ('brandId' | 'ribbonId' | 'discountType' | 'discountValue')
  > {
  readonly variants: readonly VariantValues[]
}

/** Locked as `lockProducts` locks them, in the same order; their texts, pictures and collections are not read. */
export async function lockValues(trx: Trx, ids: readonly string[]): Promise<Map<string, ProductValues>> {
  const wanted = knownIds(ids)
  if (wanted.length === 0) return new Map()
  await sql`select count(*) from (
    select id from variants where product_id = any(${wanted}::uuid[]) order by id for update) as locked`.execute(
    trx,
  )
  return values(trx, wanted, { locked: true })
}

/** Current values without a lock, for reading alone. */
export async function readValues(db: Db, ids: readonly string[]): Promise<Map<string, ProductValues>> {
  const wanted = knownIds(ids)
  return wanted.length ? values(db, wanted, { locked: false }) : new Map()
}

async function values(
  db: Db,
  wanted: readonly string[],
  { locked }: { readonly locked: boolean },
): Promise<Map<string, ProductValues>> {
  const lock = locked ? sql`for update` : sql``
  // Past the plugin that renames columns: it looks at each of some ten thousand rows.
  const plain = db.withoutPlugins()
  const products = await sql<Omit<ProductValues, 'variants'>>`
    select id, name, revision, updated_at as "updatedAt", price_minor as "priceMinor", sale_minor as "saleMinor",
      cost_minor as "costMinor", weight::float8 as weight, visible, brand_id as "brandId", ribbon_id as "ribbonId",
      discount_type as "discountType", discount_value::float8 as "discountValue"
    from products where id = any(${wanted}::uuid[]) order by id ${lock}`.execute(plain)
  // Read only now: while this waited for the product, its variants may have become others.
  const variants = await sql<VariantValues & { readonly productId: string }>`
    select product_id as "productId", id, position, choices, price_minor as "priceMinor", sale_minor as "saleMinor",
      cost_minor as "costMinor", weight::float8 as weight, visible
    from variants where product_id = any(${wanted}::uuid[]) order by product_id, position ${lock}`.execute(
    plain,
  )
  const variantsOf = Map.groupBy(variants.rows, ({ productId }) => productId)
  return new Map(
    products.rows.map((product) => [product.id, { ...product, variants: variantsOf.get(product.id) ?? [] }]),
  )
}
