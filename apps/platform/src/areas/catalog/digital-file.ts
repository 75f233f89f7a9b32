import type { Db } from '../../data/database.ts'
import { isUuid } from '../../data/query-language/values.ts'
import { digitalFileOf } from '../media/index.ts'
import { type File, findDigitalFile } from './store/digital-files.ts'

/** Name of a file in calls: its id in the library, or its file name where it came with the shop and is in no library. */
export const fileId = ({ id, fileName }: Pick<File, 'id' | 'fileName'>) => id ?? fileName

/**
 * Finds the file that buyers of a product get. The file that it has stays as it is, whatever has become of it in the library; one that
 * came with the shop may be that of another product.
 *
 * @throws ApiError 404 where there is none, 400 for one that everybody can open
 */
export async function fileCalled(db: Db, id: string, before: File | null): Promise<File> {
  if (before && fileId(before) === id) return before
  return (isUuid(id) ? undefined : await findDigitalFile(db, id)) ?? digitalFileOf(db, id)
}
