import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseDraft } from '@galleria/federation'
import { DeliveryFault } from '../base/fault.ts'
import { integrityOf } from '../store/integrity.ts'
import { parseDraft } from '../store/parse-record.ts'
import { unnamedFiles } from './leftovers.ts'
import { readMaps } from './source-maps.ts'

/** Output of a build: its description, and every file that the description names. */
export interface Built {
  readonly draft: ReleaseDraft
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Source maps, stored with the release and named in no description. */
  readonly maps: ReadonlyMap<string, Uint8Array>
}

export async function readBuilt(folder: string, module: string): Promise<Built> {
  const path = join(folder, 'release.json')
  const text = await readFile(path, 'utf8').catch(() => {
    throw new DeliveryFault(
      'BUILD_MISSING',
      `${module} isn't built: ${path} is missing. Run npm run build first, or leave out --no-build.`,
    )
  })
  const draft = parseDraft(text, path)
  if (draft.module !== module)
    throw new DeliveryFault(
      'BUILD_OF_ANOTHER_MODULE',
      `${folder} contains a build of "${draft.module}", not of "${module}".`,
    )
  const files = new Map<string, Uint8Array>()
  for (const [file, integrity] of Object.entries(draft.integrity)) {
    const content = await readFile(join(folder, file)).catch(() => null)
    if (!content || integrityOf(content) !== integrity)
      throw new DeliveryFault('BUILD_CHANGED', `${file} was changed after the build. Build ${module} again.`)
    files.set(file, content)
  }
  await refuseUnnamed(folder, files)
  return { draft, files, maps: await readMaps(folder, files.keys()) }
}

/** A file that nobody vouches for is no part of a release; source maps are kept beside it. */
async function refuseUnnamed(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const [path] = await unnamedFiles(folder, new Set(files.keys()))
  if (path === undefined) return
  throw new DeliveryFault(
    'BUILD_FILE_UNLISTED',
    `${join(folder, path)} isn't listed in release.json. Delete the file, or build again.`,
  )
}
