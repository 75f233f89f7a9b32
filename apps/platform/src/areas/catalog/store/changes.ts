import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'

/**
 * Marks products as changed, in the transaction of any change, stock included. Uses the database's clock, which all servers share,
 * at the time of the write: the transaction may have begun long before.
 */
export async function markChanged(trx: Trx, productIds: Iterable<string>): Promise<void> {
  const ids = [...productIds].sort()
  if (ids.length) await markWhere(trx, sql`id = any(${ids}::uuid[])`)
}

const markWhere = (trx: Trx, which: RawBuilder<unknown>) =>
  noteChanged(trx, sql`update products set changed_at = ${changedNow} where ${which} returning id`)

/** For a statement that changes products itself: what `markChanged` writes. */
export const changedNow = sql<Date>`clock_timestamp()`

/** And how it runs, with the ids of what it changed as its answer: by what is put down of them who keeps products in memory learns of it. */
export async function noteChanged(trx: Trx, statement: RawBuilder<unknown>): Promise<void> {
  await sql`with changed as (${statement}) insert into product_changes (changed_at, id, product_ids)
    select clock_timestamp(), gen_random_uuid(), array_agg(changed.id) from changed having count(*) > 0`.execute(
    trx,
  )
}

/** Notes products that a bulk insert added: the time of the insert is the mark of their change. */
export async function noteAdded(trx: Trx, productIds: readonly string[]): Promise<void> {
  await sql`insert into product_changes (changed_at, id, product_ids)
    values (clock_timestamp(), gen_random_uuid(), ${productIds}::uuid[])`.execute(trx)
}

/** Marks the products of a collection: the search index holds its name, where it is shown. */
export const markMembersChanged = (trx: Trx, collectionId: string) =>
  markWhere(
    trx,
    sql`id in (select product_id from collection_products where collection_id = ${collectionId})`,
  )

/** Marks the products of a brand or a ribbon that was renamed. */
export const markSharing = (trx: Trx, table: 'brands' | 'ribbons', id: string) =>
  markWhere(trx, table === 'brands' ? sql`brand_id = ${id}` : havingRibbon(id))

/** Condition over products that have the ribbon, or have it among further ones. */
export const havingRibbon = (id: string) =>
  sql<boolean>`(ribbon_id = ${id}::uuid or additional_ribbon_ids @> jsonb_build_array(${id}::text))`

/** Marks the products that share a section which was changed. */
export const markHavingSection = (trx: Trx, id: string) =>
  markWhere(trx, sql`info_sections @> jsonb_build_array(jsonb_build_object('id', ${id}::text))`)

/** Marks deletions in the transaction of the products' deletion, because no row remains to mark. */
export async function markDeleted(trx: Trx, productIds: readonly string[]): Promise<void> {
  await sql`insert into deleted_products (product_id, deleted_at)
    select gone.id, clock_timestamp() from unnest(${[...productIds]}::uuid[]) as gone(id)
    on conflict (product_id) do update set deleted_at = excluded.deleted_at`.execute(trx)
}

/** Text, because a JavaScript date drops the microseconds, and in an order that text has too. */
export const changeMark = sql<string>`to_char(products.changed_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US')`

/** Deletes changes older than a day. A server that has not asked for half as long reads all products anew. */
export async function forgetOldChanges({ db }: { readonly db: Db }): Promise<void> {
  await sql`delete from product_changes where changed_at < clock_timestamp() - interval '1 day'`.execute(db)
}
