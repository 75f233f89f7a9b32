import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../../../../data/database.ts'
import type { LoyaltyImportTables } from '../tables.ts'

type FileRow = Selectable<LoyaltyImportTables['loyaltyImportFiles']>

export async function insertFile(
  db: Db,
  file: Insertable<LoyaltyImportTables['loyaltyImportFiles']>,
): Promise<void> {
  await db.insertInto('loyaltyImportFiles').values(file).execute()
}

export function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  return db.selectFrom('loyaltyImportFiles').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function completeFile(trx: Trx, id: string, size: number): Promise<void> {
  await trx.updateTable('loyaltyImportFiles').set({ size, complete: true }).where('id', '=', id).execute()
}

export async function deleteChunks(db: Db, fileId: string): Promise<void> {
  await db.deleteFrom('loyaltyImportChunks').where('fileId', '=', fileId).execute()
}

export async function insertChunk(
  db: Db,
  chunk: Insertable<LoyaltyImportTables['loyaltyImportChunks']>,
): Promise<void> {
  await db.insertInto('loyaltyImportChunks').values(chunk).execute()
}

/** Undefined after the last one. */
export async function findChunk(db: Db, fileId: string, position: number): Promise<Buffer | undefined> {
  const chunk = await db
    .selectFrom('loyaltyImportChunks')
    .select('bytes')
    .where('fileId', '=', fileId)
    .where('position', '=', position)
    .executeTakeFirst()
  return chunk?.bytes
}
