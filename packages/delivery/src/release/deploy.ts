import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DeliveryFault } from '../fault.ts'
import { refuseCollisions } from '../gates/collisions.ts'
import { changeRegistry } from '../registry/change.ts'
import type { RegistryDocument, ReleaseEntry } from '../registry/document.ts'
import { parseDescription } from '../store/description.ts'
import { integrityOf } from '../store/integrity.ts'
import { readRelease } from '../store/read-release.ts'
import { writeRelease } from '../store/write-release.ts'

export interface DeployInput {
  readonly store: string
  readonly module: string
  /** Folder with release.json. */
  readonly from: string
  /** By default made from the content, so that releasing the same twice is nothing new. */
  readonly version?: string
  readonly now?: () => Date
}

export interface Deployed {
  readonly module: string
  readonly version: string
  readonly revision: number
  /** False when this very release was current before. */
  readonly changed: boolean
}

/** Writes one immutable release, then points the registry at it. */
export async function deploy({
  store,
  module,
  from,
  now = () => new Date(),
  ...input
}: DeployInput): Promise<Deployed> {
  const text = await readFile(join(from, 'release.json'), 'utf8').catch(() => {
    throw new DeliveryFault(
      `${module} is not built: ${join(from, 'release.json')} is missing. Run "pnpm build" first.`,
    )
  })
  const description = parseDescription(text, join(from, 'release.json'))
  if (description.name !== module)
    throw new DeliveryFault(`${from} holds ${description.name}, not ${module}.`)
  const version = input.version ?? createHash('sha256').update(text).digest('hex').slice(0, 12)
  await writeRelease({ store, version, from, description, text })

  let changed = false
  const registry = await changeRegistry(store, async (document) => {
    const current = document.modules[module]
    if (current?.current === version) return document
    refuseCollisions(description, await currentDescriptions(store, document))
    changed = true
    return pointAt(document, module, {
      version,
      integrity: integrityOf(text),
      releasedAt: now().toISOString(),
    })
  })
  return { module, version, revision: registry.revision, changed }
}

async function currentDescriptions(store: string, document: RegistryDocument) {
  const found = await Promise.allSettled(
    Object.entries(document.modules).map(([name, { current, releases }]) => {
      const entry = releases.find(({ version }) => version === current)
      return entry ? readRelease(store, name, entry) : Promise.reject(new Error('absent'))
    }),
  )
  return found.flatMap((result) => (result.status === 'fulfilled' ? [result.value.description] : []))
}

export function pointAt(document: RegistryDocument, module: string, entry: ReleaseEntry): RegistryDocument {
  const before = document.modules[module]
  const known = before?.releases.some(({ version }) => version === entry.version)
  return {
    ...document,
    modules: {
      ...document.modules,
      [module]: {
        current: entry.version,
        releases: known ? (before?.releases ?? []) : [entry, ...(before?.releases ?? [])],
        previous: before ? [before.current, ...before.previous].slice(0, 50) : [],
      },
    },
  }
}
