import type { Selectable } from 'kysely'
import { jsonb, type Trx } from '../../../../data/database.ts'
import type { CatalogTables } from '../../tables.ts'

export interface Member {
  readonly productId: string
  readonly position: number
}

/** Products of a collection in its order. */
export function findMembers(trx: Trx, collectionId: string): Promise<Member[]> {
  return trx
    .selectFrom('collectionProducts')
    .select(['productId', 'position'])
    .where('collectionId', '=', collectionId)
    .orderBy('position')
    .orderBy('productId')
    .execute()
}

export type CollectionState = Selectable<CatalogTables['collections']>

export function lockCollectionRow(trx: Trx, id: string): Promise<CollectionState | undefined> {
  return trx.selectFrom('collections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Last place in the list of collections; nothing while there is none. */
export async function findLastPlace(trx: Trx): Promise<number | null | undefined> {
  const last = await trx
    .selectFrom('collections')
    .select((row) => row.fn.max('position').as('position'))
    .executeTakeFirst()
  return last?.position
}

export async function upsertCollection(trx: Trx, collection: CollectionState): Promise<void> {
  const row = {
    ...collection,
    media: jsonb(collection.media),
    rules: collection.rules ? jsonb(collection.rules) : null,
  }
  await trx
    .insertInto('collections')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function deleteCollectionRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('collections').where('id', '=', id).execute()
}

/** Ids of the products of a collection, in the order of the ids. */
export async function findProductIds(trx: Trx, collectionId: string): Promise<string[]> {
  const members = await trx
    .selectFrom('collectionProducts')
    .select('productId')
    .where('collectionId', '=', collectionId)
    .orderBy('productId')
    .execute()
  return members.map(({ productId }) => productId)
}

export async function findLastPosition(trx: Trx, collectionId: string): Promise<number | null | undefined> {
  const last = await trx
    .selectFrom('collectionProducts')
    .select((row) => row.fn.max('position').as('position'))
    .where('collectionId', '=', collectionId)
    .executeTakeFirst()
  return last?.position
}

export async function findCollections(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const rows = await trx.selectFrom('collections').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}
