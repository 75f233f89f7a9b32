import { join } from 'node:path'
import { openStore } from '../registry/open-store.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import type { ModuleStore } from '../store/store.ts'
import { startS3 } from './s3-server.ts'

/** Every kind of module store, for what must hold in each. */
export const stores: Readonly<
  Record<string, (folder: string) => Promise<{ store: ModuleStore; close(): Promise<void> }>>
> = {
  'a folder': async (folder) => ({
    store: openFolderStore(join(folder, 'modules')),
    close: async () => undefined,
  }),
  'a bucket': async (folder) => {
    const server = await startS3(folder)
    return { store: openStore('s3://modules/shop', server.env), close: server.close }
  },
}
