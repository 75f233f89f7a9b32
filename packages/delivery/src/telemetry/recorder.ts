import { randomUUID } from 'node:crypto'
import type { Notes } from '../store/notes.ts'
import { deleteCanaryChecks } from './canary-checks.ts'
import { stepOf } from './histogram.ts'
import {
  type CartVersion,
  type Group,
  type HourFile,
  hourIn,
  hourOf,
  hourPath,
  hoursFolder,
  type PageRow,
  type Row,
  type Timing,
} from './hour-file.ts'

/** A release as it was seen; `rollout` where that belongs to a stage of one. */
export interface Subject {
  readonly module: string
  readonly version: string
  readonly rollout: string | null
}

/** One of a release's pages; `route` as the release declares it. */
export interface SeenPage {
  readonly module: string
  readonly version: string
  readonly route: string
}

export type SeenError = Omit<Group, 'count' | 'first' | 'last' | 'module' | 'version'>

/** Counts what this server is told, and keeps it in the store: one note per server and hour. */
export interface Recorder {
  view(subject: Subject): void
  /** Counts a view in which the module failed, once. */
  failed(subject: Subject): void
  time(subject: Subject, timing: Timing, value: number): void
  error(subject: Subject, error: SeenError): void
  pageView(page: SeenPage): void
  pageTime(page: SeenPage, timing: Timing, value: number): void
  /** Counts purchases that were handed over to their payment. */
  purchases(version: CartVersion, count: number): void
  /** Writes what is new; what cannot be written is kept and tried again. */
  flush(): Promise<void>
}

interface Options {
  readonly notes: Notes
  readonly now?: () => Date
  /** Hours that are kept. */
  readonly keep?: number
}

/** More than a server meets in an hour, unless somebody makes them up. */
const bounds = { rows: 2000, pages: 500, groups: 300 }
const usualKeep = 24 * 30

interface Hour {
  readonly name: string
  readonly rows: Map<string, Writable<Row>>
  readonly pages: Map<string, Writable<PageRow>>
  readonly groups: Map<string, Writable<Group>>
  readonly purchases: Partial<Record<CartVersion, number>>
  dropped: number
  isDirty: boolean
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

export function createRecorder({ notes, now = () => new Date(), keep = usualKeep }: Options): Recorder {
  const instance = randomUUID()
  /** The running one, and those before that could not be written yet. */
  const hours = new Map<string, Hour>()
  let cleared = ''
  let flushing: Promise<void> = Promise.resolve()

  function current(): Hour {
    const name = hourOf(now())
    const hour = hours.get(name) ?? newHour(name)
    hours.set(name, hour)
    hour.isDirty = true
    return hour
  }

  function count(subject: Subject, change: (row: Writable<Row>) => void): void {
    const hour = current()
    const key = `${subject.module}@${subject.version} ${subject.rollout}`
    let row = hour.rows.get(key)
    if (!row) {
      if (hour.rows.size >= bounds.rows) return void hour.dropped++
      const { module, version, rollout } = subject
      row = { module, version, rollout, views: 0, failed: 0, errors: 0, serverErrors: 0, times: {} }
      hour.rows.set(key, row)
    }
    change(row)
  }

  function countPage({ module, version, route }: SeenPage, change: (row: Writable<PageRow>) => void): void {
    const hour = current()
    const key = `${module}@${version} ${route}`
    let row = hour.pages.get(key)
    if (!row) {
      if (hour.pages.size >= bounds.pages) return void hour.dropped++
      row = { route, module, version, views: 0, times: {} }
      hour.pages.set(key, row)
    }
    change(row)
  }

  function keepError({ module, version }: Subject, error: SeenError): void {
    const hour = current()
    const key = [module, version, error.side, error.kind, error.message, error.stack[0]].join('\n')
    const at = now().toISOString()
    const known = hour.groups.get(key)
    if (known) {
      known.count++
      known.last = at
    } else if (hour.groups.size < bounds.groups) {
      hour.groups.set(key, { module, version, ...error, count: 1, first: at, last: at })
    } else hour.dropped++
  }

  async function write(): Promise<void> {
    for (const hour of [...hours.values()]) {
      if (!hour.isDirty) continue
      hour.isDirty = false
      const file: HourFile = {
        schema: 1,
        rows: [...hour.rows.values()],
        pages: [...hour.pages.values()],
        groups: [...hour.groups.values()],
        purchases: hour.purchases,
        dropped: hour.dropped,
      }
      try {
        await notes.write(hourPath(hour.name, instance), JSON.stringify(file))
      } catch (error) {
        hour.isDirty = true
        throw error
      }
    }
    const running = hourOf(now())
    for (const { name, isDirty } of [...hours.values()]) if (name !== running && !isDirty) hours.delete(name)
    if (cleared !== running) {
      cleared = running
      await forget(notes, now(), keep)
    }
  }

  return {
    view: (subject) => count(subject, (row) => row.views++),
    failed: (subject) => count(subject, (row) => row.failed++),
    time: (subject, timing, value) => count(subject, (row) => addTime(row, timing, value)),
    pageView: (page) => countPage(page, (row) => row.views++),
    pageTime: (page, timing, value) => countPage(page, (row) => addTime(row, timing, value)),
    purchases(version, count) {
      const { purchases } = current()
      purchases[version] = (purchases[version] ?? 0) + count
    },
    error(subject, error) {
      count(subject, (row) => (error.side === 'server' ? row.serverErrors++ : row.errors++))
      keepError(subject, error)
    },
    flush() {
      flushing = flushing.catch(() => undefined).then(write)
      return flushing
    },
  }
}

function newHour(name: string): Hour {
  return {
    ...{ name, rows: new Map(), pages: new Map(), groups: new Map() },
    ...{ purchases: {}, dropped: 0, isDirty: false },
  }
}

function addTime({ times }: Pick<Row, 'times'>, timing: Timing, value: number): void {
  const counts = times[timing] ?? {}
  times[timing] = counts
  const step = stepOf(value)
  counts[step] = (counts[step] ?? 0) + 1
}

/** Hours that are older than are kept, whoever wrote them. */
async function forget(notes: Notes, now: Date, keep: number): Promise<void> {
  const oldest = hourOf(new Date(now.getTime() - keep * 3600_000))
  for (const path of await notes.list(hoursFolder)) {
    const hour = hourIn(path)
    if (hour !== null && hour < oldest) await notes.remove(path)
  }
  await deleteCanaryChecks(notes, new Date(now.getTime() - keep * 3600_000))
}
