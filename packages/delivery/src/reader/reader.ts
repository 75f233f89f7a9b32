import type { ReleaseRecord } from '@galleria/federation'
import { extensionName } from '@galleria/federation/slots'
import { checkChannel } from '../base/channel.ts'
import { DeliveryFault } from '../base/fault.ts'
import { inParallel } from '../base/in-parallel.ts'
import type { Delivery } from '../registry/delivery.ts'
import type { ModuleEntry, Reference, RegistryDocument } from '../registry/document.ts'
import { unseal } from '../registry/envelope.ts'
import { readReferred, readRelease } from '../release/read-release.ts'
import { unhashedFiles } from '../release/unhashed-files.ts'
import type { SavedRegistry } from './saved-registry.ts'
import { type CanaryRelease, inChannel, type RegistrySnapshot, type Release } from './snapshot.ts'

export interface RegistryReader {
  /** The newest state not older than `interval`; the last good one when the store cannot be read, or not in time. */
  snapshot(): Promise<RegistrySnapshot>
}

export interface StoreReader extends RegistryReader {
  /** Why the registry in the store is not the one that is served; null while it is. */
  problem(): RegistryProblem | null
}

export interface RegistryProblem {
  /** Code of the error's page; `REGISTRY_MISSING` and `REGISTRY_OLDER` have none. */
  readonly code: string
  readonly message: string
}

export interface ReaderOptions extends Pick<Delivery, 'store' | 'trust'> {
  /** `production`, `staging` or `preview/<name>`. */
  readonly channel?: string
  readonly interval?: number
  readonly now?: () => number
  /** Registry saved before a restart: the revision never goes back behind it. */
  readonly saved?: SavedRegistry
  /** Milliseconds that one who knows something waits for news of it. */
  readonly patience?: number
  readonly after?: (milliseconds: number, work: () => void) => () => void
  /**
   * Called for a registry, or a module in it, that cannot be read or trusted; the module is left out or stays as it
   * was.
   */
  readonly onProblem?: (message: string) => void
  /** A release that cannot be read or believed, and the version that is served in its place. */
  readonly onReplaced?: (module: string, version: string, used: string, message: string) => void
  /** Why this shell can't run a release; undefined when it can. The newest earlier release that fits is served instead. */
  readonly unfit?: (record: ReleaseRecord) => string | undefined
}

const nothing: RegistrySnapshot = {
  revision: 0,
  modules: new Map(),
  canaries: new Map(),
  extensionsOff: new Set(),
  instead: async () => null,
}

export function createRegistryReader(options: ReaderOptions): StoreReader {
  const { store, trust, saved, channel = 'production', interval = 300, patience = 1000 } = options
  const { now = Date.now, after = later, onProblem = () => undefined, unfit = () => undefined } = options
  checkChannel(channel)
  const releases = new Map<string, Promise<Release>>()
  /** Releases that could not be read for pages, by the same keys. */
  const told = new Set<string>()
  let current = nothing
  let tag: string | undefined
  let recalled: Promise<void> | null = null
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | null = null
  /** Set once a caller has waited long enough for the running check: others do not wait for it. */
  let isLate = false
  let stale: RegistryProblem | null = null
  const setStale = (code: string, message: string) => {
    stale = { code, message }
    onProblem(message)
  }

  async function check(): Promise<void> {
    recalled ??= recall()
    await recalled
    const file = await store.readRegistry(tag)
    if (file === 'same') {
      stale = null
      return
    }
    if (!file) {
      if (current.revision > 0)
        setStale(
          'REGISTRY_MISSING',
          `The registry of ${store.address} is missing. The last known releases stay live.`,
        )
      return
    }
    const document = unseal(file.text, trust, store.address)
    if (document.revision < current.revision) {
      const how = saved
        ? ` If you recreated the store on purpose, delete ${saved.address} and restart the shell.`
        : ''
      setStale(
        'REGISTRY_OLDER',
        `The registry went back from revision ${current.revision} to ${document.revision}. Revision ${current.revision} stays live.${how}`,
      )
      return
    }
    const isNews = document.revision > current.revision
    const { snapshot, isWhole } = await read(document)
    current = snapshot
    stale = null
    // Drop a failed load from the cache, so that the next call tries again.
    tag = isWhole ? file.tag : undefined
    if (isNews)
      await saved
        ?.write(file.text)
        .catch((error: Error) => onProblem(`Couldn't save a copy of the registry: ${error.message}`))
  }

  /** Reads the saved registry from before the restart, if its signatures are still trusted. */
  async function recall(): Promise<void> {
    const text = await saved?.read().catch((error: Error) => onProblem(error.message))
    if (!text) return
    let document: RegistryDocument
    try {
      document = unseal(text, trust, saved?.address ?? '')
    } catch (error) {
      return onProblem(`${(error as Error).message} The saved copy is ignored.`)
    }
    current = (await read(document)).snapshot
  }

  async function read({ revision, modules }: RegistryDocument) {
    let isWhole = true
    const before = current
    const instead = insteadOf(modules)
    const had = async (name: string, reference: Reference): Promise<Release | Error> =>
      once(name, reference).catch((error: Error) => {
        isWhole = false
        onProblem(`Couldn't serve ${name}@${reference.version}: ${error.message}`)
        return error
      })
    const canaries = new Map<string, CanaryRelease>()
    const found = await inParallel(Object.entries(modules), 16, async ([name, entry]) => {
      const { meant, canary } = inChannel(entry, channel)
      if (canary) {
        const release = await had(name, canary)
        const lacking = release instanceof Error ? undefined : unfit(release.description)
        if (lacking)
          onProblem(`The canary ${name}@${canary.version} ${lacking}. Its visitors get the live release.`)
        else if (!(release instanceof Error)) canaries.set(name, { release, rollout: canary })
      }
      if (!meant) return null
      const release = await had(name, meant)
      const lacking = release instanceof Error ? release.message : unfit(release.description)
      if (lacking === undefined) return release as Release
      const other = (await instead(name, [meant.version])) ?? before.modules.get(name) ?? null
      if (other) options.onReplaced?.(name, meant.version, other.version, lacking)
      // Keep a release that doesn't fit where no other does: its part of the page then says that it is missing.
      return other ?? (release instanceof Error ? null : release)
    })
    forgetOthers(modules)
    const present = found.filter((release) => release !== null)
    const sorted = present.sort((a, b) => (a.name < b.name ? -1 : 1))
    const served = new Map(sorted.map((release) => [release.name, release]))
    const off = Object.entries(modules).flatMap(([name, { extensionsOff = [] }]) =>
      extensionsOff.map((slot) => extensionName(name, slot)),
    )
    const snapshot = { revision, modules: served, canaries, extensionsOff: new Set(off), instead }
    return { snapshot, isWhole }
  }

  function insteadOf(modules: RegistryDocument['modules']): RegistrySnapshot['instead'] {
    return async (name, without) => {
      if (!Object.hasOwn(modules, name)) return null
      const entry = modules[name] as ModuleEntry
      const { live, lastGood, previous } = entry
      let isTooNew = false
      for (const reference of [inChannel(entry, channel).meant, live, lastGood]) {
        if (!reference) continue
        const isOut = without.includes(reference.version)
        // Ask the cache alone for a release that failed: reading it again would cost each page.
        const reading = isOut ? releases.get(keyOf(name, reference)) : once(name, reference)
        const release = await reading?.catch((error: Error) =>
          isOut ? null : unread(name, reference, error),
        )
        if (!release) continue
        if (unfit(release.description)) isTooNew = true
        else if (!isOut) return release
      }
      // Go further back only for a shell that the newer ones don't fit.
      for (const version of isTooNew ? previous : []) {
        if (without.includes(version)) continue
        const found = await readRelease(options, name, version).catch(() => null)
        if (!found || unfit(found.record)) continue
        const release = await once(name, found.reference).catch(() => null)
        if (release) return release
      }
      return null
    }
  }

  /** Told once: each page asks again. */
  function unread(name: string, reference: Reference, { message }: Error): null {
    const key = keyOf(name, reference)
    if (!told.has(key)) onProblem(`Couldn't serve ${name}@${reference.version} instead: ${message}`)
    told.add(key)
    return null
  }

  function forgetOthers(modules: RegistryDocument['modules']): void {
    const used = new Set<string>()
    for (const [name, { live, lastGood, canary, channels }] of Object.entries(modules))
      for (const reference of [live, lastGood, canary, channels[channel]])
        if (reference) used.add(keyOf(name, reference))
    for (const known of [releases, told])
      for (const key of known.keys()) if (!used.has(key)) known.delete(key)
  }

  function once(name: string, reference: Reference): Promise<Release> {
    const key = keyOf(name, reference)
    const known = releases.get(key)
    if (known) return known
    const reading = readWhole(options, name, reference)
    releases.set(key, reading)
    reading.catch(() => releases.delete(key))
    return reading
  }

  return {
    problem: () => stale,
    async snapshot() {
      if (now() - checkedAt >= interval) {
        checking ??= check()
          .catch((error: Error) =>
            setStale(error instanceof DeliveryFault ? error.code : 'STORE_UNREACHABLE', error.message),
          )
          .finally(() => {
            checkedAt = now()
            checking = null
            isLate = false
          })
      }
      await recalled
      // The first one ever has nothing to show meanwhile.
      if (current === nothing) await checking
      else if (checking && !isLate) await atMost(checking)
      return current
    },
  }

  function atMost(work: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      const callOff = after(patience, () => {
        isLate = true
        resolve()
      })
      void work.then(resolve).finally(callOff)
    })
  }
}

/** Verified, and with a hash for whatever may be asked of it: what has none would be run unchecked. */
async function readWhole(
  { store, trust }: Pick<Delivery, 'store' | 'trust'>,
  name: string,
  reference: Reference,
): Promise<Release> {
  const description = await readReferred({ store, trust }, name, reference)
  const [bare] = unhashedFiles(description)
  if (bare) throw new DeliveryFault('FILE_HASH_MISSING', `Its file ${bare} has no hash.`)
  const { version } = reference
  const [folder, path] = await Promise.all([store.folderOf(name, version), store.pathOf(name, version)])
  return { name, version, folder, path, description }
}

function keyOf(name: string, { version, integrity }: Reference): string {
  return `${name}@${version} ${integrity}`
}

function later(milliseconds: number, work: () => void): () => void {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}
