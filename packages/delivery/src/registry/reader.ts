import type { ReleaseRecord } from '@galleria/federation'
import type { Delivery } from '../delivery.ts'
import { inParallel } from '../in-parallel.ts'
import { readReferred } from '../release/read-release.ts'
import type { Reference, RegistryDocument } from './document.ts'
import { unseal } from './envelope.ts'

/** A release as a shell runs it; every file is to be checked against `description.integrity` before it is used. */
export interface Release {
  readonly name: string
  readonly version: string
  readonly folder: string
  readonly description: ReleaseRecord
}

/** What is served at one moment; the same object until something changes. */
export interface RegistrySnapshot {
  readonly revision: number
  readonly modules: ReadonlyMap<string, Release>
}

export interface RegistryReader {
  /** The newest state not older than `interval`; the last good one when the store cannot be read. */
  snapshot(): Promise<RegistrySnapshot>
}

export interface ReaderOptions extends Pick<Delivery, 'store' | 'trust'> {
  readonly interval?: number
  readonly now?: () => number
  /** What cannot be read or believed: the registry as a whole, or a module that is left out or stays as it was. */
  readonly onProblem?: (message: string) => void
}

export function createRegistryReader(options: ReaderOptions): RegistryReader {
  const { store, trust, interval = 500, now = Date.now, onProblem = () => undefined } = options
  const releases = new Map<string, Promise<Release>>()
  let current: RegistrySnapshot = { revision: 0, modules: new Map() }
  let tag: string | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | null = null

  async function check(): Promise<void> {
    const file = await store.readRegistry(tag)
    if (file === 'same') return
    if (!file) {
      if (tag !== undefined) onProblem(`The registry of ${store.address} is gone; kept what it said last.`)
      return
    }
    const document = unseal(file.text, trust, store.address)
    if (document.revision < current.revision) {
      onProblem(
        `The registry went back from revision ${current.revision} to ${document.revision}; kept the newer.`,
      )
      return
    }
    const { modules, isWhole } = await live(document)
    current = { revision: document.revision, modules }
    // What could not be had is tried again.
    tag = isWhole ? file.tag : undefined
  }

  async function live({ modules }: RegistryDocument) {
    let isWhole = true
    const used = new Set<string>()
    const found = await inParallel(Object.entries(modules), 16, async ([name, entry]) => {
      if (!entry.live) return null
      used.add(keyOf(name, entry.live))
      try {
        return await once(name, entry.live)
      } catch (error) {
        isWhole = false
        onProblem(`${name}@${entry.live.version} cannot be served: ${(error as Error).message}`)
        return current.modules.get(name) ?? null
      }
    })
    for (const key of releases.keys()) if (!used.has(key)) releases.delete(key)
    const present = found.filter((release) => release !== null)
    const sorted = present.sort((a, b) => (a.name < b.name ? -1 : 1))
    return { modules: new Map(sorted.map((release) => [release.name, release])), isWhole }
  }

  function once(name: string, reference: Reference): Promise<Release> {
    const key = keyOf(name, reference)
    const known = releases.get(key)
    if (known) return known
    const reading = read(name, reference)
    releases.set(key, reading)
    reading.catch(() => releases.delete(key))
    return reading
  }

  async function read(name: string, reference: Reference): Promise<Release> {
    const description = await readReferred({ store, trust }, name, reference)
    const folder = await store.folderOf(name, reference.version)
    return { name, version: reference.version, folder, description }
  }

  return {
    async snapshot() {
      if (now() - checkedAt >= interval) {
        checking ??= check()
          .catch((error: Error) => onProblem(error.message))
          .finally(() => {
            checkedAt = now()
            checking = null
          })
      }
      if (checking) await checking
      return current
    },
  }
}

function keyOf(name: string, { version, integrity }: Reference): string {
  return `${name}@${version} ${integrity}`
}
