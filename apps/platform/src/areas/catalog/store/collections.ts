import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import { toCondition } from '../../../data/query-language/filter.ts'
import { type OffsetQuery, toOrder } from '../../../data/query-language/query.ts'
import { collectionFields } from './fields.ts'

/** Shoppers see what is shown, merchants all of it. */
export interface Seeing {
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

/** One page of collections, in the owner's order unless another is asked for. */
export async function queryCollections(
  db: Db,
  { filter, sort, paging: { limit, offset } }: OffsetQuery,
  seeing: Seeing,
) {
  const where = toCondition(filter, collectionFields)
  const order = toOrder(sort, collectionFields, sql`collections.position, collections.id`)
  const counted = await db
    .selectFrom('collections')
    .select(sql<number>`count(*)`.as('total'))
    .$if(!seeing.hidden, (shown) => shown.where('visible', '=', true))
    .where(where)
    .executeTakeFirstOrThrow()
  const collections = await selectCollections(db, seeing)
    .where(where)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
    .execute()
  return { collections, total: Number(counted.total) }
}
