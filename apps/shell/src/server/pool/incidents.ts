import type { ModuleStore } from '@galleria/delivery'
import {
  closedReleases,
  type Incident,
  type IncidentKind,
  incidentKinds,
  MOST_INCIDENTS,
  readIncidents,
  writeIncident,
} from '@galleria/delivery/telemetry'

export interface Incidents {
  /** Releases that the browser alone draws, as `name@version`. */
  closed(): readonly string[]
  /** Logs, counts and keeps what a release did. */
  add(release: string, kind: IncidentKind, message: string): void
  /** Reads what other shells of the store, and this one before its start, have kept. */
  refresh(): Promise<void>
  /** Writes what is left. */
  close(): Promise<void>
}

/** Milliseconds in which the same of the same release counts once: one page may try a thing many times. */
const ONCE = 1000
/** Milliseconds between two looks at what other shells have kept. */
const LOOK = 15_000

interface Options {
  readonly store: Pick<ModuleStore, 'notes'>
  readonly now?: () => Date
  readonly onProblem: (message: string) => void
}

/** Incidents of releases on this shell's server: three, and a release is left to the browser. */
export function createIncidents({ store, now = () => new Date(), onProblem }: Options): Incidents {
  const own: Incident[] = []
  const lately = new Map<string, number>()
  const writing = new Set<Promise<void>>()
  let kept: readonly Incident[] = []
  let closed: readonly string[] = []

  async function refresh(): Promise<void> {
    try {
      kept = await readIncidents(store, { limit: 1000 })
      count()
    } catch (error) {
      onProblem(`Incidents cannot be read: ${(error as Error).message}`)
    }
  }

  function count(): void {
    const known = new Set(kept.map((incident) => JSON.stringify(incident)))
    const all = [...kept, ...own.filter((incident) => !known.has(JSON.stringify(incident)))]
    const before = closed
    closed = closedReleases(all)
    for (const release of closed)
      if (!before.includes(release))
        onProblem(
          `${release} is drawn by browsers alone until the module's next release, after ${MOST_INCIDENTS} incidents.`,
        )
  }

  const timer = setInterval(() => void refresh(), LOOK)
  timer.unref()

  return {
    closed: () => closed,
    add(release, kind, message) {
      const [module = '', version = ''] = release.split('@')
      const at = now()
      const key = `${release} ${kind}`
      if (at.getTime() - (lately.get(key) ?? 0) < ONCE || closed.includes(release)) return
      lately.set(key, at.getTime())
      const incident = { at: at.toISOString(), module, version, kind, message: message.slice(0, 500) }
      onProblem(`${release} ${incidentKinds[kind]}: ${incident.message}`)
      own.push(incident)
      count()
      const work = writeIncident(store, incident).catch((error: Error) =>
        onProblem(`An incident cannot be kept: ${error.message}`),
      )
      writing.add(work)
      void work.finally(() => writing.delete(work))
    },
    refresh,
    async close() {
      clearInterval(timer)
      await Promise.all(writing)
    },
  }
}
