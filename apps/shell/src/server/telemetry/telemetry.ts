import { type Clock, type ModuleStore, readRelease, type Trust } from '@galleria/delivery'
import {
  createRecorder,
  framesOf,
  knownReleases,
  type Subject,
  shellName,
} from '@galleria/delivery/telemetry'
import type { Tracing } from '@galleria/observability/tracing'
import type { Context } from 'hono'
import type { ModuleReport, Reports } from '../../common/reports.ts'
import { type BadCanaries, createBadCanaries } from './bad-canaries.ts'
import type { Otlp } from './otlp.ts'
import { createPageTokens, type PageTokens } from './page-tokens.ts'
import { createReceiver } from './receive.ts'
import { recordBatch, wordsOf } from './record-batch.ts'
import { createSourceLimit } from './source-limit.ts'
import { both } from './tee-recorder.ts'
import { tracePageLoad } from './trace-page-load.ts'

export interface Telemetry {
  /** The registry as this shell serves it: without canaries that it knows to be bad. */
  readonly reader: BadCanaries['reader']
  /** Answers `POST /telemetry`. */
  readonly receive: (c: Context) => Promise<Response>
  /** `Set-Cookie` that proves later reports to be of a page that was served; for pages that a rollout has a part in. */
  readonly pageCookie: PageTokens['cookie']
  /** A page or a loader threw on the server; `module` owns the page where the stack names nobody. */
  serverError(error: unknown, module?: { readonly name: string; readonly version: string }): void
  /** Writes what is left. */
  close(): Promise<void>
}

export interface TelemetryOptions {
  readonly store: ModuleStore
  readonly trust: Trust
  readonly clock: Clock
  readonly now?: () => Date
  readonly shellUrl: () => string
  readonly shellVersion: string
  readonly proxies: number
  readonly onReport: Reports['onReport']
  readonly onProblem: (message: string) => void
  /** Collector that receives the same records; null where none is configured. */
  readonly otlp: Otlp | null
  /** Spans of requests, which those of page loads join. */
  readonly tracing?: Pick<Tracing, 'record'> | undefined
}

/** Milliseconds between two writes of what was told. */
const interval = 5000
/** Milliseconds between two looks at the canaries that this shell serves. */
const lookInterval = 15_000

/** Reports an hour by which a canary is compared: few enough that no address and no page decides alone. */
const perAddress = { burst: 60, perSecond: 60 / 3600 }
const perPage = { burst: 20, perSecond: 1 / 3600 }

/** Telemetry of tabs and of this server: checked, counted by release, and written to the module store. */
export function createTelemetry(options: TelemetryOptions): Telemetry {
  const { store, trust, clock, shellVersion, onProblem, otlp, now = () => new Date() } = options
  const kept = createRecorder({ notes: store.notes, now })
  const recorder = otlp ? both(kept, otlp.recorder) : kept
  const releases = knownReleases({ store, trust, now: clock.now })
  const recording = { recorder, releases, shellVersion, now, routesOf: declaredRoutes({ store, trust }) }
  const flush = () =>
    recorder.flush().catch((error: Error) => onProblem(`Telemetry cannot be kept: ${error.message}`))
  // By the machine's own clock: nobody waits for it.
  const timer = setInterval(() => void flush(), interval)
  const badCanaries = createBadCanaries(store, releases, onProblem)
  const judging = setInterval(() => track(judge()), lookInterval)
  judging.unref()
  timer.unref()

  const tokens = createPageTokens(store, now)
  const recordings = new Set<Promise<void>>()
  const track = (work: Promise<void>) => {
    recordings.add(work)
    void work.finally(() => recordings.delete(work))
  }

  async function record(
    message: string,
    stack: string,
    kind: 'render' | 'load',
    meant?: Meant,
  ): Promise<void> {
    const frames = framesOf(stack)
    const nearest = frames.find(({ module }) => module !== shellName)
    const { name, version } = nearest ? { name: nearest.module, version: nearest.version } : (meant ?? {})
    const known = name && version ? await releases.subject(name, version, now(), false) : null
    const subject: Subject = known ?? { module: shellName, version: shellVersion, rollout: null }
    const error = { side: 'server', ...wordsOf({ kind, message }, frames, shellVersion) } as const
    recorder.error(subject, error)
  }
  const stop = options.onReport(({ kind, module, version, message }: ModuleReport) => {
    if (kind === 'load-failed') track(record(message, '', 'load', { name: module, version }))
  })

  const judge = () =>
    badCanaries.refresh().catch((error: Error) => onProblem(`Canaries cannot be looked at: ${error.message}`))

  return {
    reader: badCanaries.reader,
    pageCookie: tokens.cookie,
    receive: createReceiver({
      limit: createSourceLimit(clock.now),
      shellUrl: options.shellUrl,
      proxies: options.proxies,
      tokens,
      judged: {
        address: createSourceLimit(clock.now, perAddress),
        page: createSourceLimit(clock.now, perPage),
      },
      record(batch, isJudged) {
        if (options.tracing) tracePageLoad(options.tracing, batch, now())
        return recordBatch(batch, recording, isJudged)
      },
    }),
    serverError(error, module) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
      track(record(message, stack, 'render', module))
    },
    async close() {
      stop()
      clearInterval(timer)
      clearInterval(judging)
      await Promise.allSettled(recordings)
      await Promise.all([flush(), otlp?.close()])
    },
  }
}

/** Releases whose addresses are kept in memory: more than a shop has at once. */
const MOST_RELEASES = 200

/** Addresses of releases, read once each. */
function declaredRoutes(options: Pick<TelemetryOptions, 'store' | 'trust'>) {
  const cache = new Map<string, Promise<readonly string[]>>()
  return (module: string, version: string): Promise<readonly string[]> => {
    const name = `${module}@${version}`
    const known = cache.get(name)
    if (known) return known
    const routes = readRelease(options, module, version).then(
      (release) => release?.record.routes ?? [],
      () => {
        cache.delete(name)
        return []
      },
    )
    const [oldest] = cache.keys()
    if (cache.size >= MOST_RELEASES && oldest !== undefined) cache.delete(oldest)
    cache.set(name, routes)
    return routes
  }
}

interface Meant {
  readonly name: string
  readonly version: string
}
