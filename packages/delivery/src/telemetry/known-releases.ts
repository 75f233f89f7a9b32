import type { Delivery } from '../registry/delivery.ts'
import { emptyRegistry, type ModuleEntry, type RegistryDocument } from '../registry/document.ts'
import { unseal } from '../registry/envelope.ts'
import { rulesOf } from '../registry/settings.ts'
import type { Trial } from './canary-checks.ts'
import type { Subject } from './recorder.ts'
import { stageOf } from './rollout.ts'

export interface KnownReleases {
  /**
   * Subject of a report, with the stage of the rollout in which its view began; null for a release that the registry
   * does not know: nobody can make releases up.
   */
  subject(module: string, version: string, began: Date, isDrawn: boolean): Promise<Subject | null>
  /** Candidates that visitors get now, each with the version that they would else have. */
  trials(): Promise<Trial[]>
}

interface Options extends Pick<Delivery, 'store' | 'trust'> {
  /** Milliseconds for which an answer is good. */
  readonly interval?: number
  readonly now?: () => number
}

/** Milliseconds between two readings for releases that are not known: reports may name any. */
const AFRESH = 500

/**
 * Releases that the registry names, read again when older than the interval; the last state stays where it cannot
 * be read.
 */
export function knownReleases({ store, trust, interval = 5000, now = Date.now }: Options): KnownReleases {
  let document: RegistryDocument = emptyRegistry()
  let tag: string | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null

  async function read(): Promise<void> {
    const file = await store.readRegistry(tag)
    if (!file || file === 'same') return
    document = unseal(file.text, trust, store.address)
    tag = file.tag
  }

  async function current(oldest = interval): Promise<RegistryDocument> {
    if (now() - readAt >= oldest) {
      // Stay silent about a broken registry: the reader that serves from it reports it.
      reading ??= read()
        .catch(() => undefined)
        .finally(() => {
          readAt = now()
          reading = null
        })
    }
    if (reading) await reading
    return document
  }

  return {
    async subject(module, version, began, isDrawn) {
      // A release that is not known may have come a moment ago, and its first errors matter most.
      const entry =
        entryOf(await current(), module, version) ?? entryOf(await current(AFRESH), module, version)
      if (!entry) return null
      const { live, canary } = entry
      const takesPart =
        isDrawn &&
        canary?.state === 'running' &&
        (version === canary.version || version === live?.version) &&
        began.getTime() >= Date.parse(canary.since)
      return { module, version, rollout: takesPart ? stageOf(canary) : null }
    },
    async trials() {
      return trialsIn(await current())
    },
  }
}

/** Entry of the module where it names the version. */
function entryOf({ modules }: RegistryDocument, module: string, version: string): ModuleEntry | null {
  const entry = Object.hasOwn(modules, module) ? modules[module] : undefined
  if (!entry) return null
  const { live, lastGood, canary, previous, channels } = entry
  const named = [live, lastGood, canary, ...Object.values(channels)].map((each) => each?.version)
  return named.includes(version) || previous.includes(version) ? entry : null
}

export function trialsIn(document: RegistryDocument): Trial[] {
  return Object.entries(document.modules).flatMap(([module, { canary, live }]) =>
    canary?.state === 'running' && live
      ? [{ module, canary, live: live.version, rules: rulesOf(document, module) }]
      : [],
  )
}
