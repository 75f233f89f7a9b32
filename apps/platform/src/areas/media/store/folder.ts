import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '../../../data/database.ts'
import type { MediaStore } from './store.ts'

/** Files of one machine, or of a folder that several share. */
export function folderStore(folder: string): MediaStore {
  // A folder holds a thousand names well, and a hundred thousand badly.
  const place = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    async put(name, path) {
      const target = place(name)
      const fresh = join(dirname(target), `.${name}.${randomUUID()}`)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      try {
        await copyFile(path, fresh)
        await written(fresh)
        await rename(fresh, target)
      } catch (error) {
        await rm(fresh, { force: true })
        throw error
      }
    },
    async open(name, range) {
      try {
        const file = await open(place(name))
        return file.createReadStream(range && { start: range.from, end: range.to })
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }
    },
    async remove(name) {
      await rm(place(name), { force: true })
    },
  }
}

/** On the disk, not only on its way there: who is told that a file was taken may rely on it. */
async function written(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
