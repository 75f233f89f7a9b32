import { randomUUID } from 'node:crypto'
import { createWriteStream, type Dirent } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Tree, TreeFile } from './tree.ts'

/** Files that only their owner may read, on the disk before they have their names. */
export function folderTree(root: string): Tree {
  return {
    address: root,
    kind: 'folder',
    list: () => filesBelow(root, ''),
    async read(path) {
      try {
        return { content: (await open(join(root, path))).createReadStream() }
      } catch (error) {
        if (isAbsent(error)) return undefined
        throw error
      }
    },
    async write(path, content) {
      const target = join(root, path)
      const fresh = join(dirname(target), `.${randomUUID()}`)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      try {
        await pipeline(content, createWriteStream(fresh, { mode: 0o600, flush: true }))
        await rename(fresh, target)
      } catch (error) {
        await rm(fresh, { force: true })
        throw error
      }
    },
  }
}

/** Names with a dot in front are files that are being written. */
async function* filesBelow(root: string, below: string): AsyncGenerator<TreeFile> {
  for (const entry of await entriesOf(join(root, below))) {
    if (entry.name.startsWith('.')) continue
    const path = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* filesBelow(root, path)
    else if (entry.isFile()) {
      const state = await unlessAbsent(stat(join(root, path)))
      if (state) yield { path, size: state.size }
    }
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = (await unlessAbsent(readdir(folder, { withFileTypes: true }))) ?? []
  return entries.sort((one, other) => (one.name < other.name ? -1 : 1))
}

async function unlessAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error) => {
    if (isAbsent(error)) return undefined
    throw error
  })
}

const isAbsent = (error: unknown) => (error as { code?: string }).code === 'ENOENT'
