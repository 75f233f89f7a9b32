import { sql } from 'kysely'
import type { Clock } from '../base/clock.ts'
import type { Log } from '../base/log.ts'
import { inSources } from '../base/stack.ts'
import { type Db, hotQuery, isUnavailable, runHot } from './database.ts'

interface Site {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
}

interface Job {
  readonly name: string
  readonly seconds: number
  readonly work: () => Promise<unknown>
}

/** Milliseconds between two looks at what is due, where nothing is due earlier. */
const LONGEST = 60_000
const SHORTEST = 50
/** Seconds after which a run that failed is tried again, where its turn is not earlier. */
const AGAIN = 60
/** Milliseconds by which servers' clocks may differ: a due time that is no further off was not written under another time. */
const APART = 5_000

/** Recurring work of a platform. Runs only after `start`; without it, still on demand. */
export class Schedule {
  readonly #jobs = new Map<string, Job>()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  #site: Site | undefined
  /** Jobs that run out of turn, and those of them that were asked for once more meanwhile. */
  readonly #woken = new Map<string, Promise<void>>()
  readonly #again = new Set<string>()

  add(job: Job): void {
    this.#jobs.set(job.name, job)
    if (this.#site) this.#sleep(this.#site, 0)
  }

  /** @returns how it ends, with what is under way */
  start(site: Site): () => Promise<void> {
    this.#site = site
    this.#sleep(site, 0)
    return async () => {
      this.#site = undefined
      clearTimeout(this.#timer)
      await this.#running
      await Promise.all(this.#woken.values())
    }
  }

  /** Runs what is due now by the site's clock, and waits for it. After the clock was moved, say. */
  runDue(site: Site): Promise<void> {
    this.#running = this.#running.then(async () => {
      // Most are not due, and need not be asked for one by one.
      const dueAt = await dueTimes(site, [...this.#jobs.keys()])
      for (const job of this.#jobs.values()) {
        if (isDue(site, job, dueAt.get(job.name)) && (await claim(site, job))) await run(site, job)
      }
    })
    // Report a failure to its caller alone; later runs go on.
    const running = this.#running
    this.#running = running.catch(() => {})
    return running
  }

  /**
   * Runs a job at once, out of its turn: whoever has written work for it calls this after the commit. Only for jobs of which
   * several may run at a time. Does nothing before `start`; what it misses is done in the job's turn.
   */
  wake(name: string): void {
    const job = this.#jobs.get(name)
    const site = this.#site
    if (!job || !site) return
    if (this.#woken.has(name)) {
      this.#again.add(name)
      return
    }
    const work = run(site, job)
      .catch((error) => {
        if (!isUnavailable(error)) logError(site, name, error)
      })
      .finally(() => {
        this.#woken.delete(name)
        if (this.#again.delete(name)) this.wake(name)
      })
    this.#woken.set(name, work)
  }

  /** Seconds by which each job is overdue. */
  async lags(site: Site): Promise<ReadonlyMap<string, number>> {
    const now = site.clock.now().getTime()
    const dueAt = await dueTimes(site, [...this.#jobs.keys()])
    return new Map([...dueAt].map(([name, at]) => [name, Math.max(0, now - at.getTime()) / 1000]))
  }

  #sleep(site: Site, milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#turn(site), milliseconds)
    this.#timer.unref()
  }

  async #turn(site: Site): Promise<void> {
    let wait = LONGEST
    try {
      await this.runDue(site)
      wait = await untilNext(site, [...this.#jobs.keys()])
    } catch (error) {
      // The next minute is soon enough where the database is away.
      if (!isUnavailable(error)) logError(site, 'schedule', error)
    }
    if (this.#site) this.#sleep(site, wait)
  }
}

/**
 * `work` runs once per due time over all servers of the site: at the first start, and then every so many seconds of the
 * site's clock; at once where the clock is moved beyond that. However far it was moved, it runs once, so it must do
 * whatever is due by then. A run that dies with its process is made up for at the next due time.
 */
export function every(
  services: { readonly schedule: Schedule },
  name: string,
  seconds: number,
  work: () => Promise<unknown>,
): void {
  services.schedule.add({ name, seconds, work })
}

const times = hotQuery<{ name: string; dueAt: Date }>(
  'select name, due_at as "dueAt" from schedule where name = any($1::text[])',
)

/** Due times of the jobs that any server has ever run. */
async function dueTimes({ db }: Site, names: readonly string[]): Promise<Map<string, Date>> {
  const rows = await runHot(db, times([names]))
  return new Map(rows.map(({ name, dueAt }) => [name, dueAt]))
}

/** As `claim` has it. */
function isDue({ clock }: Site, { seconds }: Job, dueAt: Date | undefined): boolean {
  const late = clock.now().getTime() - (dueAt?.getTime() ?? 0)
  return late >= 0 || late < -(seconds * 1000 + APART)
}

/** Whether this server is the one to run it. A due time beyond the next one was written under a clock that was set back since. */
async function claim({ db, clock }: Site, { name, seconds }: Job): Promise<boolean> {
  const now = clock.now()
  const next = new Date(now.getTime() + seconds * 1000)
  const beyond = new Date(next.getTime() + APART)
  const { rows } = await sql`
    update schedule set due_at = ${next} where name in (
      select name from schedule where name = ${name} and (due_at <= ${now} or due_at > ${beyond}) for update skip locked)
    returning name`.execute(db)
  if (rows.length > 0) return true
  const first = await sql`
    insert into schedule (name, due_at) values (${name}, ${next}) on conflict (name) do nothing returning name`.execute(
    db,
  )
  return first.rows.length > 0
}

async function run(site: Site, { name, seconds, work }: Job): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isUnavailable(error)) logError(site, name, error)
    const again = new Date(site.clock.now().getTime() + Math.min(seconds, AGAIN) * 1000)
    await sql`update schedule set due_at = ${again} where name = ${name} and due_at > ${again}`.execute(
      site.db,
    )
  }
}

async function untilNext(site: Site, names: readonly string[]): Promise<number> {
  const next = [...(await dueTimes(site, names)).values()].map((dueAt) => dueAt.getTime())
  return Math.min(LONGEST, Math.max(SHORTEST, Math.min(...next) - site.clock.now().getTime()))
}

function logError({ log }: Site, what: string, error: unknown): void {
  log({
    level: 'error',
    what,
    error: error instanceof Error ? inSources(error.stack ?? error.message) : String(error),
  })
}
