import { applicationError, violations } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import { type Edit, type EditContext, edited } from '../../catalog/edits/edit.ts'
import type { StoredMedia } from '../../catalog/tables.ts'
import { saveProducts } from '../../catalog/writes/products/save.ts'
import { lockProducts } from '../../catalog/writes/products/store/lock.ts'
import { folderIdOf } from './folders.ts'
import { cleanName, type FileRow } from './names.ts'
import { uploadedMedia } from './product-media.ts'
import { findUses, updateDeletedAt, updateFile } from './store/change.ts'
import { findFile, findFiles } from './store/find.ts'
import type { FocalPoint } from './tables.ts'

export interface FileChanges {
  readonly displayName?: string | undefined
  readonly parentFolderId?: string | undefined
  readonly labels?: readonly string[] | undefined
  readonly altText?: string | null | undefined
  readonly focalPoint?: FocalPoint | null | undefined
  readonly posterFileId?: string | null | undefined
}

/** Says something else of a file; products that show it say so too, and their edit can be taken back. */
export function changeFile(context: EditContext, id: string, changes: FileChanges): Promise<FileRow> {
  return edited(context, { call: 'UpdateFileDescriptor' }, async (edit) => {
    const { trx } = edit
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
      updatedAt: edit.date,
    })
    await follow(edit, id)
    return findFile(trx, id)
  })
}

async function mustBePicture(db: Db, id: string): Promise<void> {
  const [picture] = await findFiles(db, [id])
  if (picture?.mediaType === 'IMAGE' && !picture.private) return
  throw violations([
    {
      field: 'file.posterFileId',
      description: 'must be a public picture of the library',
      violatedRule: 'VALIDATION',
    },
  ])
}

/** Gives the products that show a file its present texts. */
async function follow(edit: Edit, id: string): Promise<void> {
  const media = (await uploadedMedia(edit.trx, [id])).get(id)
  if (!media) return
  const ids = [...(await findUses(edit.trx, [id])).values()].flat().map((use) => use.productId)
  const products = await lockProducts(edit.trx, ids)
  const as = (item: StoredMedia) => (item.id === id ? media : item)
  await saveProducts(
    edit,
    [...products.values()].map((before) => ({ before, after: { ...before, media: before.media.map(as) } })),
  )
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
      `Products have it: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ' and others' : ''}. Take it away from them first`,
      { fileIds: [...new Set(uses.map(({ fileId }) => fileId))], products: names.slice(0, 100) },
    )
  }
  await mark(db, ids, date)
}

export const unbinFiles = (db: Db, ids: readonly string[]) => mark(db, ids, null)

async function mark(db: Db, ids: readonly string[], deletedAt: Date | null): Promise<void> {
  const known = (await findFiles(db, ids, { deleted: true })).map(({ id }) => id)
  if (known.length) await updateDeletedAt(db, known, deletedAt)
}
