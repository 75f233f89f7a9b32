import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * File with the newest registry that one shell has seen, which survives a restart and which the store's writers
 * cannot change.
 */
export interface SavedRegistry {
  /** Name of the place, for messages. */
  readonly address: string
  read(): Promise<string | null>
  /** Writes atomically: a crash leaves the one before. */
  write(text: string): Promise<void>
}

/** `store`: another store has another file, so that one is not measured by the other's revisions. */
export function savedRegistryIn(folder: string, store: string): SavedRegistry {
  const name = createHash('sha256').update(store).digest('hex').slice(0, 16)
  const address = join(folder, `registry-${name}.json`)
  return {
    address,
    async read() {
      try {
        return await readFile(address, 'utf8')
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async write(text) {
      await mkdir(dirname(address), { recursive: true })
      const aside = `${address}.${process.pid}.${crypto.randomUUID()}`
      await writeFile(aside, text)
      await rename(aside, address)
    },
  }
}
