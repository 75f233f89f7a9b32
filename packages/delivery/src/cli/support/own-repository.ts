import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DeliveryFault } from '../../base/fault.ts'
import { removeLeftovers } from '../../release/leftovers.ts'
import { type BuiltFolder, readFrom } from '../../release/read-from.ts'
import { unpackedMaps } from '../../release/source-maps.ts'
import { run } from './run.ts'

/** Name of the module whose own repository this folder is; undefined in a checkout of the store and elsewhere. */
export function moduleHere(folder = '.'): string | undefined {
  if (!existsSync(join(folder, 'src/module.ts')) || !existsSync(join(folder, 'package.json')))
    return undefined
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: string }
  return name?.split('/').at(-1)
}

/** Modules that a command is about: those named, or the one of this repository. */
export function modulesOrOwn(modules: readonly string[]): readonly string[] {
  if (modules.length > 0) return modules
  const own = moduleHere()
  if (own !== undefined) return [own]
  throw new DeliveryFault(
    'MODULE_SOURCE_MISSING',
    'Name a module, or run the command in the repository of one (a folder with src/module.ts).',
  )
}

/** Runs the bundler itself, for the script that `buildOwn` runs. */
export async function buildHere(): Promise<void> {
  await run('rsbuild', ['build'], 'Run npm install first, then npm run build.')
  await removeLeftovers('dist')
}

/** Builds as this repository says, which may do more than the bundler. */
export async function buildOwn(): Promise<void> {
  await run('npm', ['run', 'build', '--silent'], 'Install Node, which includes npm, from https://nodejs.org.')
  await removeLeftovers('dist')
}

/** Files of a build as they are sent: the record, what it names, and the source maps. */
export async function filesToSend(built: BuiltFolder): Promise<ReadonlyMap<string, Uint8Array>> {
  const { draft, files, maps } = await readFrom(built)
  return new Map([
    ['release.json', Buffer.from(JSON.stringify(draft))],
    ...files,
    ...(await unpackedMaps(maps)),
  ])
}
