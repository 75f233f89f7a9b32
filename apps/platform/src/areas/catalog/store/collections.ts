import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../data/database.ts'

export interface ProductPage {
  readonly where: Expression<SqlBool>
  readonly order: RawBuilder<unknown>
  readonly limit: number
  readonly offset: number
  readonly hidden: boolean
}

/** Shoppers see those that are shown; who runs the catalog all of them. */
interface Seeing {
  readonly hidden: boolean
}

function selectCollections(db: Db, { hidden }: Seeing) {
  return db
    .selectFrom('collections')
    .selectAll('collections')
    .select(
      sql<number>`(select count(*) from collection_products as member where member.collection_id = collections.id)
        - (select count(*) from products join collection_products as member on member.product_id = products.id
           where not products.visible and member.collection_id = collections.id)`.as('numberOfProducts'),
    )
    .$if(!hidden, (shown) => shown.where('collections.visible', '=', true))
}

export type CollectionRow = NonNullable<Awaited<ReturnType<typeof findCollection>>>

export function findCollection(
  db: Db,
  by: { id: string } | { slug: string },
  seeing: Seeing = { hidden: false },
) {
  const query = selectCollections(db, seeing)
  return (
    'id' in by ? query.where('collections.id', '=', by.id) : query.where('collections.slug', '=', by.slug)
  ).executeTakeFirst()
}

export async function queryCollections(db: Db, page: ProductPage) {
  const counted = await db
    .selectFrom('collections')
    .select(sql<number>`count(*)`.as('total'))
    .$if(!page.hidden, (shown) => shown.where('visible', '=', true))
    .where(page.where)
    .executeTakeFirstOrThrow()
  const collections = await selectCollections(db, page)
    .where(page.where)
    .orderBy(page.order)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { collections, total: Number(counted.total) }
}
