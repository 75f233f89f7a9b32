import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../data/query-language/fields.ts'
import { toCondition } from '../../../data/query-language/filter.ts'
import { type OffsetQuery, toOrder } from '../../../data/query-language/query.ts'

const fields: Fields = {
  variantId: idColumn(sql.ref('variants.id')),
  productId: idColumn(sql.ref('variants.product_id'), { sortable: true }),
  productName: column('text', sql.ref('products.name'), {
    sortable: true,
    key: sql.ref('products.name_key'),
  }),
  sku: column('text', sql.ref('variants.sku'), { sortable: true }),
  'stock.quantity': column('number', sql.ref('variants.quantity'), { sortable: true }),
  'stock.trackQuantity': column('boolean', sql.ref('variants.track_quantity')),
}

/** One page of variants of the whole store, by product and in their order unless another is asked for. */
export async function queryVariants(db: Db, query: OffsetQuery, { hidden }: { readonly hidden: boolean }) {
  const where = sql<boolean>`${toCondition(query.filter, fields)} and (${hidden} or (products.visible and variants.visible))`
  const joined = db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .where(where)
  const { total } = await joined.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const rows = await joined
    .select(['variants.id', 'variants.productId'])
    .orderBy(toOrder(query.sort, fields, sql`variants.product_id, variants.position`))
    .limit(query.paging.limit)
    .offset(query.paging.offset)
    .execute()
  return { rows, total: Number(total) }
}
