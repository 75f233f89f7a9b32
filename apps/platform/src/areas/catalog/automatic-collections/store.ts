import { sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import { changedNow, noteChanged } from '../store/changes.ts'
import type { CollectionRules } from './rules.ts'

/** Collections with rules, in the order of their ids. */
export async function findAutomatic(
  db: Db,
): Promise<{ readonly id: string; readonly rules: CollectionRules }[]> {
  const rows = await db
    .selectFrom('collections')
    .select(['id', 'rules'])
    .where('rules', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, rules }) => (rules ? [{ id, rules }] : []))
}

/** Gives the members of a collection the places of this list; what is not in it stays where it is. */
export async function arrangeMembers(trx: Trx, collectionId: string, ids: readonly string[]): Promise<void> {
  // The index in memory holds the places: it learns of those alone that move.
  await noteChanged(
    trx,
    sql`update products set changed_at = ${changedNow}
      from unnest(${[...ids]}::uuid[]) with ordinality as wanted(id, place), collection_products member
      where products.id = wanted.id and member.product_id = wanted.id and member.collection_id = ${collectionId}::uuid
        and member.position <> wanted.place - 1 returning products.id`,
  )
  await sql`update collection_products member set position = wanted.place - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted(id, place)
    where member.product_id = wanted.id and member.collection_id = ${collectionId}::uuid
      and member.position <> wanted.place - 1`.execute(trx)
}

/** Pieces that were sold of late, by product. */
export async function findProductSales(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('productSales').select(['productId', 'units']).execute()
  return new Map(rows.map(({ productId, units }) => [productId, units]))
}

/** Keeps these figures in place of those before. A product that is not among them has sold nothing. */
export async function saveProductSales(trx: Trx, sales: ReadonlyMap<string, number>): Promise<void> {
  const [ids, units] = [[...sales.keys()], [...sales.values()]]
  await sql`delete from product_sales where product_id <> all(${ids}::uuid[])`.execute(trx)
  await sql`insert into product_sales (product_id, units)
    select id, units from unnest(${ids}::uuid[], ${units}::bigint[]) as sold(id, units)
    on conflict (product_id) do update set units = excluded.units
      where product_sales.units <> excluded.units`.execute(trx)
}
