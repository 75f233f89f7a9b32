import { randomUUID } from 'node:crypto'
import * as operations from '@galleria/platform-client/operations/media/media'
import { z } from 'zod'
import { type Db, transaction } from '../../../data/database.ts'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import {
  dissolveFolder,
  type Folder,
  findFolder,
  findFolders,
  insertFolder,
  renameFolder,
} from './store/folders.ts'
import { ROOT } from './view.ts'

const Name = z.string().trim().min(1).max(200)
const FolderView = z.object({
  id: z.string(),
  displayName: z.string(),
  parentFolderId: z.string(),
  createdDate: z.iso.datetime(),
  updatedDate: z.iso.datetime(),
})

function view({ id, displayName, parentFolderId, createdAt, updatedAt }: Folder) {
  const [createdDate, updatedDate] = [createdAt.toISOString(), updatedAt.toISOString()]
  return { id, displayName, parentFolderId: parentFolderId ?? ROOT, createdDate, updatedDate }
}

/** Id of a folder as it is stored: null for the root. @throws ApiError 404 where there is no such folder */
export async function folderIdOf(db: Db, id: string | undefined): Promise<string | null> {
  if (id === undefined || id === ROOT) return null
  return (await findFolder(db, id)).id
}

/** Folders of the library, as the hosted platform has them. */
export function folderRoutes(app: App): void {
  operation(
    app,
    operations.createFolder,
    {
      body: z.object({ displayName: Name, parentFolderId: z.string().max(100).optional() }),
      answer: z.object({ folder: FolderView }),
    },
    async ({ db, clock, input }) => {
      const parentFolderId = await folderIdOf(db, input.parentFolderId)
      const date = clock.now()
      const row = { id: randomUUID(), displayName: input.displayName, parentFolderId }
      const folder = { ...row, createdAt: date, updatedAt: date }
      await insertFolder(db, folder)
      return { folder: view(folder) }
    },
  )

  operation(
    app,
    operations.listFolders,
    {
      query: z.object({ parentFolderId: z.string().max(100).optional() }),
      answer: z.object({ folders: z.array(FolderView) }),
    },
    async ({ db, input: { parentFolderId } }) => {
      const parent = parentFolderId === undefined ? undefined : await folderIdOf(db, parentFolderId)
      const rows = await findFolders(db, parent)
      return { folders: rows.map(view) }
    },
  )

  operation(
    app,
    operations.updateFolder,
    {
      body: z.object({ folder: z.object({ id: z.string(), displayName: Name }) }),
      answer: z.object({ folder: FolderView }),
    },
    async ({ db, clock, input: { folder } }) => {
      const { id } = await findFolder(db, folder.id)
      const row = await renameFolder(db, id, folder.displayName, clock.now())
      return { folder: view(row) }
    },
  )

  operation(
    app,
    operations.bulkDeleteFolders,
    {
      body: z.object({ folderIds: z.array(z.guid()).min(1).max(100) }),
      answer: Nothing,
      partly: 'Files of a deleted folder move to its parent. On the hosted platform they are deleted.',
    },
    async ({ db, input: { folderIds } }) => {
      await transaction(db, async (trx) => {
        for (const id of folderIds) {
          const { parentFolderId } = await findFolder(trx, id)
          await dissolveFolder(trx, id, parentFolderId)
        }
      })
      return {}
    },
  )
}
