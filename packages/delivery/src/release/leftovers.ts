import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseDraft } from '../store/parse-record.ts'

/** Files of a build's folder that its description does not name; source maps are named by what they are the map of. */
export async function unnamedFiles(folder: string, named: ReadonlySet<string>): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== 'release.json' && !path.endsWith('.map') && !named.has(path))
}

/**
 * A build that comes from the cache is laid over what an older one left there. The folder is the build's alone, so what its
 * description does not name goes; what was removed.
 */
export async function removeLeftovers(folder: string): Promise<string[]> {
  const path = join(folder, 'release.json')
  const { integrity } = parseDraft(await readFile(path, 'utf8'), path)
  const left = await unnamedFiles(folder, new Set(Object.keys(integrity)))
  for (const file of left)
    for (const each of [file, `${file}.map`]) await rm(join(folder, each), { force: true })
  return left
}
