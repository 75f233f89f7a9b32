import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import type { ReviewTables, StoredPicture } from '../tables.ts'

export async function insertPicture(
  db: Db,
  row: Omit<Insertable<ReviewTables['reviewPictures']>, 'reviewId'>,
): Promise<void> {
  await db
    .insertInto('reviewPictures')
    .values({ ...row, reviewId: null })
    .execute()
}

export function findPictureBytes(db: Db, id: string) {
  return db.selectFrom('reviewPictures').select('bytes').where('id', '=', id).executeTakeFirst()
}

interface Wanted {
  readonly ids: readonly string[]
  readonly memberId: string
  readonly reviewId: string
}

/** Pictures of these that the review may show: its own, and those that the member sent for no other. */
export function lockPictures(trx: Trx, { ids, memberId, reviewId }: Wanted): Promise<StoredPicture[]> {
  if (ids.length === 0) return Promise.resolve([])
  return trx
    .selectFrom('reviewPictures')
    .select(['id', 'width', 'height'])
    .where('id', 'in', ids)
    .where('memberId', '=', memberId)
    .where((row) => row.or([row('reviewId', 'is', null), row('reviewId', '=', reviewId)]))
    .forUpdate()
    .execute()
}

/** Makes these the pictures of the review; what it had besides is deleted. */
export async function keepPictures(trx: Trx, reviewId: string, ids: readonly string[]): Promise<void> {
  let others = trx.deleteFrom('reviewPictures').where('reviewId', '=', reviewId)
  if (ids.length) others = others.where('id', 'not in', ids)
  await others.execute()
  if (ids.length) await trx.updateTable('reviewPictures').set({ reviewId }).where('id', 'in', ids).execute()
}

/** Deletes pictures that no review named. */
export async function deleteUnused(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('reviewPictures')
    .where('reviewId', 'is', null)
    .where('createdAt', '<', before)
    .execute()
}
