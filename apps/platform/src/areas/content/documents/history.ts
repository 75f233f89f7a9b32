import { applicationError } from '../../../base/errors.ts'
import { checkRevision } from '../../../base/input/revision.ts'
import type { Db, Trx } from '../../../data/database.ts'
import { authorIdOf, authorOf, type By, namesOf } from '../author.ts'
import { changesBetween, type Outdated, outdatedIn, type ToldItem } from './changes.ts'
import {
  type Document,
  deleteDocumentVersions,
  findDocumentVersion,
  insertDocumentVersion,
  listDocumentVersions,
  lockDocument,
  saveDocument,
} from './store.ts'

/** Versions of a document that are kept. */
const MOST_VERSIONS = 100

/** Document by its name, and how its items are read from it. */
export interface DocumentKind {
  readonly name: string
  itemsIn(content: unknown): readonly ToldItem[]
}

interface Content {
  readonly outdated?: Outdated
  readonly [part: string]: unknown
}

interface Written {
  /** Revision that the change was made from. */
  readonly revision: number
  readonly content: Content
  /** Set where the content is that of an earlier version. */
  readonly restoredFrom?: number
}

/** Writes a document, and keeps what it says now as a version. */
export async function writeDocument(
  trx: Trx,
  { name, itemsIn }: DocumentKind,
  { revision, content: sent, restoredFrom }: Written,
  { caller, now }: By,
): Promise<Document> {
  const before = await lockDocument(trx, name, now)
  checkRevision(before.revision, revision)
  // Compare it as the database gives it back, without what is undefined.
  const [were, are] = [itemsIn(before.content), itemsIn(JSON.parse(JSON.stringify(sent)))]
  const { outdated: known } = before.content as Content
  const content = restoredFrom === undefined ? { ...sent, outdated: outdatedIn(were, are, known) } : sent
  const author = authorIdOf(caller)
  const number = before.revision + 1
  const document = { name, revision: number, content, updatedAt: now, updatedBy: author }
  await saveDocument(trx, document)
  await insertDocumentVersion(trx, {
    ...{ name, number, content, changes: changesBetween(were, are) },
    ...{ restoredFrom: restoredFrom ?? null, createdAt: now, createdBy: author },
  })
  await deleteDocumentVersions(trx, name, number - MOST_VERSIONS)
  return document
}

/** Says again what an earlier version said; 0 is the document before its first save. */
export async function restoreDocument(
  trx: Trx,
  kind: DocumentKind,
  { number, revision }: { readonly number: number; readonly revision: number },
  by: By,
): Promise<Document> {
  const found = number === 0 ? { content: {} } : await findDocumentVersion(trx, kind.name, number)
  if (!found) throw applicationError(404, 'CONTENT_VERSION_NOT_FOUND', 'Version not found.')
  return writeDocument(trx, kind, { revision, content: found.content as Content, restoredFrom: number }, by)
}

/** Versions as staff read them, the newest first. */
export async function versionsOf(db: Db, name: string) {
  const rows = await listDocumentVersions(db, name)
  const names = await namesOf(
    db,
    rows.map(({ createdBy }) => createdBy),
  )
  return rows.map(({ number, changes, restoredFrom, createdAt, createdBy }) => ({
    ...{ number, restoredFrom, changes: [...changes] },
    ...{ createdDate: createdAt.toISOString(), createdBy: authorOf(createdBy, names) },
  }))
}
