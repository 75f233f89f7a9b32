import type { Selectable } from 'kysely'
import { applicationError } from '../../../../base/errors.ts'
import type { Db, Trx } from '../../../../data/database.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { MediaTables } from '../../tables.ts'

export type Folder = Selectable<MediaTables['mediaFolders']>

export async function findFolder(db: Db, id: string): Promise<Folder> {
  const row = isUuid(id)
    ? await db.selectFrom('mediaFolders').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  if (row) return row
  throw applicationError(404, 'FOLDER_NOT_FOUND', `Folder ${JSON.stringify(id)} not found.`)
}

export async function insertFolder(db: Db, folder: Folder): Promise<void> {
  await db.insertInto('mediaFolders').values(folder).execute()
}

/** Folders by name: of one parent, of the root (null), or all. */
export function findFolders(db: Db, parent: string | null | undefined): Promise<Folder[]> {
  return db
    .selectFrom('mediaFolders')
    .selectAll()
    .$if(parent !== undefined, (all) => all.where('parentFolderId', parent ? '=' : 'is', parent as string))
    .orderBy('displayName')
    .orderBy('id')
    .limit(1000)
    .execute()
}

export function renameFolder(db: Db, id: string, displayName: string, updatedAt: Date): Promise<Folder> {
  return db
    .updateTable('mediaFolders')
    .set({ displayName, updatedAt })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes a folder, and moves what lies in it to its parent. */
export async function dissolveFolder(trx: Trx, id: string, parentFolderId: string | null): Promise<void> {
  for (const table of ['mediaFiles', 'mediaFolders', 'mediaUploads'] as const)
    await trx.updateTable(table).set({ parentFolderId }).where('parentFolderId', '=', id).execute()
  await trx.deleteFrom('mediaFolders').where('id', '=', id).execute()
}
