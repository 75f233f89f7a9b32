import { link, mkdir, readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unlessAbsent } from '../absent.ts'
import { checkNote, type Notes, notesFolder } from '../notes.ts'
import { replaceFile, writeSynced } from './replace-file.ts'

/** `<root>/telemetry/…`. */
export function noteFiles(root: string): Notes {
  const folder = join(root, notesFolder)
  const fileOf = (path: string) => join(folder, checkNote(path))
  return {
    async list(under) {
      const at = fileOf(under)
      const entries = (await unlessAbsent(readdir(at, { recursive: true, withFileTypes: true }))) ?? []
      return entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort()
    },
    read: (path) => unlessAbsent(readFile(fileOf(path), 'utf8')),
    async write(path, text) {
      const file = fileOf(path)
      await insideFolder(file, () => replaceFile(file, text))
    },
    async create(path, text) {
      const file = fileOf(path)
      const temporary = `${file}.${process.pid}.${crypto.randomUUID()}`
      return insideFolder(file, async () => {
        try {
          await writeSynced(temporary, text)
          await link(temporary, file)
          return true
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
          throw error
        } finally {
          await rm(temporary, { force: true })
        }
      })
    },
    async remove(path) {
      const file = fileOf(path)
      await rm(file, { force: true })
      // Stays while something else is in it.
      await rmdir(dirname(file)).catch(() => undefined)
    },
  }
}

/** Retries a write: another process may remove the empty folder between its creation and its use. */
async function insideFolder<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    await mkdir(dirname(file), { recursive: true })
    try {
      return await work()
    } catch (error) {
      if (attempt === 3 || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}
