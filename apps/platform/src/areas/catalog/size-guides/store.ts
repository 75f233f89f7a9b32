import { sql } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import type { SizeGuideState } from './tables.ts'

/** Size guides by name. */
export function findSizeGuides(db: Db): Promise<SizeGuideState[]> {
  return db.selectFrom('sizeGuides').selectAll().orderBy('name').orderBy('id').execute()
}

export function findSizeGuide(db: Db, id: string): Promise<SizeGuideState | undefined> {
  return db.selectFrom('sizeGuides').selectAll().where('id', '=', id).executeTakeFirst()
}

export function lockSizeGuide(trx: Trx, id: string): Promise<SizeGuideState | undefined> {
  return trx.selectFrom('sizeGuides').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Guide that shoppers see beside a product that they see: its own before those of its collections, the oldest first. */
export async function findSizeGuideOf(db: Db, productId: string): Promise<SizeGuideState | undefined> {
  const isOwn = sql<boolean>`product_ids @> ${JSON.stringify([productId])}::jsonb`
  return db
    .selectFrom('sizeGuides')
    .selectAll()
    .where(sql<boolean>`exists (select 1 from products where id = ${productId}::uuid and visible)`)
    .where(
      sql<boolean>`(${isOwn} or collection_ids ?| array(select m.collection_id::text from collection_products m
        join collections c on c.id = m.collection_id and c.visible where m.product_id = ${productId}::uuid))`,
    )
    .orderBy(sql`case when ${isOwn} then 0 else 1 end`)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

const columnsOf = ({ id, createdAt, columns, rows, productIds, collectionIds, ...row }: SizeGuideState) => ({
  ...row,
  columns: jsonb(columns),
  rows: jsonb(rows),
  productIds: jsonb(productIds),
  collectionIds: jsonb(collectionIds),
  translations: jsonb(row.translations),
})

export async function insertSizeGuide(trx: Trx, row: SizeGuideState): Promise<void> {
  const { id, createdAt } = row
  await trx
    .insertInto('sizeGuides')
    .values({ id, createdAt, ...columnsOf(row) })
    .execute()
}

export async function writeSizeGuide(trx: Trx, row: SizeGuideState): Promise<void> {
  await trx.updateTable('sizeGuides').set(columnsOf(row)).where('id', '=', row.id).execute()
}

export async function deleteSizeGuideRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('sizeGuides').where('id', '=', id).execute()
}

export async function countSizeGuides(trx: Trx): Promise<number> {
  const { count } = await trx
    .selectFrom('sizeGuides')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
