import { applicationError } from '../../../../base/errors.ts'
import type { Db } from '../../../../data/database.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { ProcessedFile } from '../make.ts'
import type { FileRow } from '../names.ts'

interface Seeing {
  /** Include files in the bin. */
  readonly deleted?: boolean
}

/** Files that exist, in no order. */
export async function findFiles(
  db: Db,
  ids: readonly string[],
  { deleted = false }: Seeing = {},
): Promise<FileRow[]> {
  const known = [...new Set(ids.filter(isUuid))]
  if (known.length === 0) return []
  return db
    .selectFrom('mediaFiles')
    .selectAll()
    .where('id', 'in', known)
    .$if(!deleted, (there) => there.where('deletedAt', 'is', null))
    .execute()
}

/** @throws ApiError 404 where there is none */
export async function findFile(db: Db, id: string, seeing?: Seeing): Promise<FileRow> {
  const [row] = await findFiles(db, [id], seeing)
  if (row) return row
  throw applicationError(404, 'FILE_NOT_FOUND', `There is no file ${JSON.stringify(id)}`)
}

/** Id of the oldest public file of the same bytes. */
export async function findSamePublic(
  db: Db,
  { hash, extension }: Pick<ProcessedFile, 'hash' | 'extension'>,
): Promise<string | undefined> {
  const known = await db
    .selectFrom('mediaFiles')
    .select('id')
    .where('hash', '=', hash)
    .where('extension', '=', extension)
    .where('private', '=', false)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .executeTakeFirst()
  return known?.id
}

export async function findPublicFile(db: Db, id: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('mediaFiles')
    .selectAll()
    .where('id', '=', id)
    .where('private', '=', false)
    .executeTakeFirst()
}
