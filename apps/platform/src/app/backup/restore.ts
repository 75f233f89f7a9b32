import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import type { Tree } from '../../base/trees/tree.ts'
import { hasTables, loadDatabase } from '../../data/backup/load.ts'
import { readSteps } from '../../data/migrate.ts'
import { tablePath } from './back-up.ts'
import { type KeyFiles, openKeys } from './keys.ts'
import { KEYS, MANIFEST, type Manifest, readManifest, type StoredFile } from './manifest.ts'
import { mediaName, mediaPath, type Places } from './places.ts'
import { hashOf, inParallel } from './store-file.ts'

interface Restoring {
  readonly replace: boolean
  readonly withKeys: boolean
  readonly environment: NodeJS.ProcessEnv
}

/** A file of the backup, and where it belongs. */
interface Target {
  readonly file: StoredFile
  readonly tree: Tree
  readonly path: string
}

/** Reads the manifest and compares every file with its checksum. */
export async function verifyBackup(source: Tree): Promise<Manifest> {
  const found = await source.read(MANIFEST)
  if (!found)
    throw new Error(`${source.address} has no ${MANIFEST}: it is no backup, or one that was interrupted.`)
  const manifest = readManifest(await text(found.content), source.address)
  const wrong: string[] = []
  await inParallel(manifest.files, async ({ path, sha256 }) => {
    const hash = await hashOf(source, path)
    if (hash !== sha256) wrong.push(`${path} ${hash === undefined ? 'is missing' : 'has another checksum'}`)
  })
  if (wrong.length === 0) return manifest
  const rest = wrong.length > 10 ? [`and ${wrong.length - 10} more`] : []
  throw new Error(
    `The backup is damaged, so nothing was restored:\n  ${[...wrong.sort().slice(0, 10), ...rest].join('\n  ')}`,
  )
}

/**
 * Brings everything back, once all of it is known to be right and its place to be empty. Files come first and are left alone
 * where they are there already, so that an interrupted run is repeated; then the database, whole or not at all.
 */
export async function restore(places: Places, source: Tree, options: Restoring): Promise<Manifest> {
  const manifest = await verifyBackup(source)
  const all = await readSteps()
  const known = new Set(all.map(({ name }) => name))
  const newer = manifest.steps.find((name) => !known.has(name))
  if (newer)
    throw new Error(
      `The backup is of a newer release: this one doesn't know its migration step ${newer}. Restore with that release.`,
    )
  const keys = options.withKeys && manifest.keys ? await keysOf(source, options.environment) : {}
  const targets = targetsOf(places, manifest)
  if (manifest.modules !== places.modules.kind && targets.some(({ tree }) => tree === places.modules))
    throw new Error(
      `The backup has the modules of a ${manifest.modules}, and MODULE_STORE is a ${places.modules.kind}. ` +
        `Restore them into a ${manifest.modules}, then move each release with promote --from-store.`,
    )
  if (!options.replace) await refuseOccupied(places, targets, keys)
  await inParallel(
    targets.filter(({ path }) => path !== 'registry.json'),
    (target) => bring(source, target),
  )
  for (const target of targets.filter(({ path }) => path === 'registry.json')) await bring(source, target)
  for (const [name, content] of Object.entries(keys))
    await places.keys.write(name, Readable.from([Buffer.from(content)]))
  const steps = new Set(manifest.steps)
  await loadDatabase(
    places.databaseUrl,
    { tables: manifest.tables, steps: all.filter(({ name }) => steps.has(name)), replace: options.replace },
    async ({ name }) => {
      const file = await source.read(tablePath(name))
      if (!file) throw new Error(`${tablePath(name)} is missing.`)
      return file.content.pipe(createGunzip())
    },
  )
  return manifest
}

function targetsOf(places: Places, { files }: Manifest): Target[] {
  return files.flatMap((file): Target[] => {
    const [area, ...rest] = file.path.split('/')
    if (area === 'media')
      return [{ file, tree: places.media, path: mediaPath(places.media, mediaName(file.path)) }]
    return area === 'modules' ? [{ file, tree: places.modules, path: rest.join('/') }] : []
  })
}

async function keysOf(source: Tree, environment: NodeJS.ProcessEnv): Promise<KeyFiles> {
  const file = await source.read(KEYS)
  return file ? openKeys(await buffer(file.content), environment) : {}
}

/** Refuses a place that holds more than an interrupted run has brought. */
async function refuseOccupied(places: Places, targets: readonly Target[], keys: KeyFiles): Promise<void> {
  const occupied: string[] = []
  if (await hasTables(places.databaseUrl)) occupied.push('the database has tables')
  for (const tree of [places.media, places.modules]) {
    const ours = new Set(targets.filter((target) => target.tree === tree).map(({ path }) => path))
    for await (const { path } of tree.list())
      if (!ours.has(path)) {
        occupied.push(`${tree.address} has ${path}`)
        break
      }
  }
  for (const [name, content] of Object.entries(keys)) {
    const file = await places.keys.read(name)
    if (file && (await text(file.content)) !== content)
      occupied.push(`${places.keys.address} has another ${name}`)
  }
  if (occupied.length > 0)
    throw new Error(
      `The place to restore to isn't empty:\n  ${occupied.join('\n  ')}\n` +
        'Restore to an empty place, or pass --replace to delete the database that is there and overwrite its files.',
    )
}

async function bring(source: Tree, { file, tree, path }: Target): Promise<void> {
  if ((await hashOf(tree, path)) === file.sha256) return
  const found = await source.read(file.path)
  if (!found) throw new Error(`${file.path} is missing.`)
  await tree.write(path, found.content, file.headers)
}
