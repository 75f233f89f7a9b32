import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Tree } from '../../base/trees/tree.ts'
import { dumpDatabase } from '../../data/backup/dump.ts'
import type { KeyFiles, KeyLock } from './keys.ts'
import { KEYS, MANIFEST, type Manifest, type StoredFile } from './manifest.ts'
import { mediaName, type Places } from './places.ts'
import { inParallel, storeFile } from './store-file.ts'

const REGISTRY = 'registry.json'
/** Files that a running change holds, and that a copy has no use for. */
const passing = /^(registry\.lock$|incoming)/

interface BackingUp {
  /** Encrypts the keys; without it they are left out. */
  readonly lock: KeyLock | undefined
  readonly date: Date
}

/**
 * Copies everything to an empty place, the manifest last: a place without one is no backup. The database comes first, as
 * of one moment, since a file is stored before the row that names it; and the registry before the releases that it names.
 */
export async function backUp(places: Places, target: Tree, { lock, date }: BackingUp): Promise<Manifest> {
  for await (const { path } of target.list())
    throw new Error(`${target.address} isn't empty: it has ${path}. Choose another place for this backup.`)
  const files: StoredFile[] = []
  const { tables, steps, server } = await dumpDatabase(places.databaseUrl, async ({ name }, content) => {
    files.push(await storeFile(target, tablePath(name), content, { compress: true }))
  })
  const copy = async (source: Tree, path: string, as: string) => {
    const file = await source.read(path)
    // A file that was deleted meanwhile is in no later state of the shop.
    if (file) files.push(await storeFile(target, as, file.content, { headers: file.headers }))
  }
  await inParallel(places.media.list(), ({ path }) => copy(places.media, path, `media/${mediaName(path)}`))
  await copy(places.modules, REGISTRY, `modules/${REGISTRY}`)
  await inParallel(places.modules.list(), async ({ path }) => {
    if (path !== REGISTRY && !passing.test(path)) await copy(places.modules, path, `modules/${path}`)
  })
  const keys = lock && (await lock(await readKeys(places.keys)))
  if (keys) files.push(await storeFile(target, KEYS, Readable.from([Buffer.from(keys)])))
  const manifest: Manifest = {
    format: 1,
    createdAt: date.toISOString(),
    ...{
      postgres: server,
      steps: [...steps],
      tables: tables.map((table) => ({ ...table, columns: [...table.columns] })),
    },
    ...{ modules: places.modules.kind, keys: keys !== undefined, secrets: [...places.secrets], files },
  }
  await target.write(MANIFEST, Readable.from([Buffer.from(JSON.stringify(manifest))]))
  return manifest
}

export const tablePath = (table: string) => `database/${table}.copy.gz`

async function readKeys(keys: Tree): Promise<KeyFiles> {
  const found: Record<string, string> = {}
  for await (const { path } of keys.list()) {
    const file = await keys.read(path)
    if (file) found[path] = await text(file.content)
  }
  return found
}
