import { applicationError, violations } from '../../../base/errors.ts'
import { type Db, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import type { FocalPoint } from '../tables.ts'
import { folderIdOf } from './folders.ts'
import { cleanName, type FileRow } from './names.ts'
import { findUses, updateDeletedAt, updateFile } from './store/change.ts'
import { findFile, findFiles } from './store/find.ts'

export interface FileChanges {
  readonly displayName?: string | undefined
  readonly parentFolderId?: string | undefined
  readonly labels?: readonly string[] | undefined
  readonly altText?: string | null | undefined
  readonly focalPoint?: FocalPoint | null | undefined
  readonly posterFileId?: string | null | undefined
}

type Context = Pick<Services, 'db' | 'clock' | 'hooks'> & { readonly caller: Caller }

/** Says something else of a file; what shows it hears of it. */
export function changeFile(context: Context, id: string, changes: FileChanges): Promise<FileRow> {
  const { db, clock, hooks, caller } = context
  return transaction(db, async (trx) => {
    await findFile(trx, id)
    const { displayName, labels, parentFolderId, posterFileId, ...rest } = changes
    if (posterFileId) await mustBePicture(trx, posterFileId)
    const name = displayName === undefined ? undefined : cleanName(displayName)
    await updateFile(trx, id, {
      ...(name !== undefined && { displayName: name, nameKey: name.toLowerCase() }),
      ...(labels && { labels: [...labels] }),
      ...(parentFolderId !== undefined && { parentFolderId: await folderIdOf(trx, parentFolderId) }),
      ...(posterFileId !== undefined && { posterFileId }),
      ...(rest.altText !== undefined && { altText: rest.altText || null }),
      ...(rest.focalPoint !== undefined && { focalPoint: rest.focalPoint }),
      updatedAt: clock.now(),
    })
    await hooks.onFileChanged(trx, { fileId: id, call: 'UpdateFileDescriptor', caller })
    return findFile(trx, id)
  })
}

async function mustBePicture(db: Db, id: string): Promise<void> {
  const [picture] = await findFiles(db, [id])
  if (picture?.mediaType === 'IMAGE' && !picture.private) return
  throw violations([
    {
      field: 'file.posterFileId',
      description: 'must be a public image of the media library',
      violatedRule: 'VALIDATION',
    },
  ])
}

/**
 * Moves files into the bin, from where they can be restored for thirty days.
 *
 * @throws ApiError 409 for those that products show: nothing is deleted then
 */
export async function binFiles(db: Db, ids: readonly string[], date: Date): Promise<void> {
  const uses = [...(await findUses(db, ids)).values()].flat()
  if (uses.length > 0) {
    const names = [...new Set(uses.map(({ name }) => name))]
    throw applicationError(
      409,
      'FILE_IS_USED',
      `Products use this file: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ' and others' : ''}. Remove it from them first.`,
      { fileIds: [...new Set(uses.map(({ fileId }) => fileId))], products: names.slice(0, 100) },
    )
  }
  await setDeleted(db, ids, date)
}

export const unbinFiles = (db: Db, ids: readonly string[]) => setDeleted(db, ids, null)

async function setDeleted(db: Db, ids: readonly string[], deletedAt: Date | null): Promise<void> {
  const known = (await findFiles(db, ids, { deleted: true })).map(({ id }) => id)
  if (known.length) await updateDeletedAt(db, known, deletedAt)
}
