import { applicationError } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { FileRow } from './names.ts'

interface Seeing {
  /** What lies in the bin too. */
  readonly deleted?: boolean
}

/** Those that are there, in no order. */
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
