import type { Selectable } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import type { MediaTables } from '../../tables.ts'

export type Upload = Selectable<MediaTables['mediaUploads']>

export async function insertUpload(db: Db, { labels, ...row }: Upload): Promise<void> {
  await db
    .insertInto('mediaUploads')
    .values({ ...row, labels: jsonb(labels) })
    .execute()
}

/** Undefined where another sender holds it. */
export function leaseUpload(db: Db, id: string, now: Date, leasedUntil: Date): Promise<Upload | undefined> {
  return db
    .updateTable('mediaUploads')
    .set({ leasedUntil })
    .where('id', '=', id)
    .where((upload) => upload.or([upload('leasedUntil', 'is', null), upload('leasedUntil', '<=', now)]))
    .returningAll()
    .executeTakeFirst()
}

export async function hasUpload(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('mediaUploads').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function endLease(db: Db, id: string): Promise<void> {
  await db.updateTable('mediaUploads').set({ leasedUntil: null }).where('id', '=', id).execute()
}

/** @returns false where it is gone */
export async function closeUpload(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.deleteFrom('mediaUploads').where('id', '=', id).returning('id').executeTakeFirst()
  return row !== undefined
}
