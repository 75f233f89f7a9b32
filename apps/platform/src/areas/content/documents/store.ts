import type { Insertable, Selectable } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import type { ContentDocumentTables } from './tables.ts'

export type Document = Selectable<ContentDocumentTables['contentDocuments']>
type Version = ContentDocumentTables['contentDocumentVersions']

export function findDocuments(db: Db, names: readonly string[]): Promise<Document[]> {
  return db.selectFrom('contentDocuments').selectAll().where('name', 'in', names).execute()
}

/** Makes the row where there is none, and locks it by writing. */
export function lockDocument(trx: Trx, name: string, updatedAt: Date): Promise<Document> {
  return trx
    .insertInto('contentDocuments')
    .values({ name, revision: 0, content: jsonb({}), updatedAt, updatedBy: null })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes a document that is locked. */
export async function saveDocument(trx: Trx, { name, content, ...saved }: Document): Promise<void> {
  await trx
    .updateTable('contentDocuments')
    .set({ ...saved, content: jsonb(content) })
    .where('name', '=', name)
    .execute()
}

export async function insertDocumentVersion(
  trx: Trx,
  { content, changes, ...version }: Insertable<Version>,
): Promise<void> {
  await trx
    .insertInto('contentDocumentVersions')
    .values({ ...version, content: jsonb(content), changes: jsonb(changes) })
    .execute()
}

/** Deletes versions up to a number. */
export async function deleteDocumentVersions(trx: Trx, name: string, upTo: number): Promise<void> {
  await trx
    .deleteFrom('contentDocumentVersions')
    .where('name', '=', name)
    .where('number', '<=', upTo)
    .execute()
}

/** Versions without what they say, the newest first. */
export function listDocumentVersions(db: Db, name: string) {
  return db
    .selectFrom('contentDocumentVersions')
    .select(['number', 'changes', 'restoredFrom', 'contentDocumentVersions.createdAt', 'createdBy'])
    .where('contentDocumentVersions.name', '=', name)
    .orderBy('number', 'desc')
    .execute()
}

export function findDocumentVersion(db: Db, name: string, number: number) {
  return db
    .selectFrom('contentDocumentVersions')
    .select('content')
    .where('name', '=', name)
    .where('number', '=', number)
    .executeTakeFirst()
}
