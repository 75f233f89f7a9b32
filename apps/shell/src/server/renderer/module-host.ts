import type { Clock, Release } from '@galleria/delivery'
import type { Reports } from '../../common/reports.ts'
import { withDeadline } from '../base/with-deadline.ts'
import type { HostedModule, Incompatibility, ModuleHost } from '../modules/index.ts'
import type { Attribution } from './attribution.ts'
import { evaluate } from './evaluate.ts'

export interface ModuleHostOptions {
  readonly shared: Readonly<Record<string, unknown>>
  readonly attribution: Attribution
  readonly denied?: (what: string) => void
  readonly timeout: number
  readonly incompatibility?: Incompatibility
  /** After a failure nobody waits for this long. */
  readonly cooldown?: number
  /** The release's server build, checked to be the one that was released. */
  readonly read: (release: Release) => Promise<string>
  readonly clock: Clock
  readonly onProblem?: (message: string) => void
  readonly report?: Reports['report']
}

/** Number of cached releases of each module: live, canary, last good, and a previewed one. */
const RELEASES_PER_MODULE = 4

/**
 * Modules' server builds by name and version, each checked, evaluated once and kept while it is among the last few of its
 * module that were asked for: a server that sees a thousand releases holds a handful.
 */
export function createModuleHost(options: ModuleHostOptions): ModuleHost {
  const {
    shared,
    attribution,
    denied = () => undefined,
    timeout,
    incompatibility = () => undefined,
    cooldown = 1000,
    read,
    clock,
    onProblem = () => undefined,
    report,
  } = options
  const loads = new Map<string, Map<string, Promise<HostedModule | null>>>()
  const closedUntil = new Map<string, number>()

  /** Releases of one module, the most recently used last. */
  function of(name: string): Map<string, Promise<HostedModule | null>> {
    const known = loads.get(name) ?? new Map()
    loads.set(name, known)
    return known
  }

  function touch(
    recent: Map<string, Promise<HostedModule | null>>,
    key: string,
    load: Promise<HostedModule | null>,
  ) {
    recent.delete(key)
    recent.set(key, load)
    const [oldest] = recent.keys()
    if (recent.size > RELEASES_PER_MODULE && oldest !== undefined) recent.delete(oldest)
  }

  function close(key: string): void {
    for (const [other, until] of closedUntil) if (until <= clock.now()) closedUntil.delete(other)
    closedUntil.set(key, clock.now() + cooldown)
  }

  async function load(release: Release): Promise<HostedModule> {
    const lacking = incompatibility(release)
    if (lacking) throw new Error(`it ${lacking}`)
    const code = await read(release)
    // Half of it: while an endless loop runs, nobody else comes to anything.
    return evaluate({ code, release, shared, attribution, denied, timeout: timeout / 2 })
  }

  return {
    get(release, patience = timeout) {
      const key = `${release.version} ${release.description.integrity[release.description.server]}`
      const recent = of(release.name)
      const running = recent.get(key)
      if (running) {
        touch(recent, key, running)
        return running
      }
      if ((closedUntil.get(key) ?? 0) > clock.now()) return Promise.resolve(null)
      const attempt = withDeadline(clock, patience, load(release)).catch((error: Error) => {
        recent.delete(key)
        close(key)
        const { name: module, version } = release
        const { message } = error
        onProblem(`${module}@${version} is left to the browser: ${message}`)
        report?.({ kind: 'load-failed', module, version, message })
        return null
      })
      touch(recent, key, attempt)
      return attempt
    },
  }
}
