import { sql } from 'kysely'
import { inSources } from './bundle/stack.ts'
import { isUnavailable } from './database.ts'
import type { Services } from './services.ts'

type Site = Pick<Services, 'db' | 'clock' | 'log' | 'schedule'>

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

/** What a platform does again and again. It only works after `start`; one that never starts still runs it on demand. */
export class Schedule {
  readonly #jobs = new Map<string, Job>()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  #site: Site | undefined

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
    }
  }

  /** Runs what is due now by the site's clock, and waits for it. After the clock was moved, say. */
  runDue(site: Site): Promise<void> {
    this.#running = this.#running.then(async () => {
      for (const job of this.#jobs.values()) if (await claim(site, job)) await run(site, job)
    })
    // What fails is told by whoever asked, and holds no later run up.
    const asked = this.#running
    this.#running = asked.catch(() => {})
    return asked
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
      if (!isUnavailable(error)) tell(site, 'schedule', error)
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
  services: Pick<Services, 'schedule'>,
  name: string,
  seconds: number,
  work: () => Promise<unknown>,
): void {
  services.schedule.add({ name, seconds, work })
}

/** Whether this server is the one to run it. A due time beyond the next one was written under a clock that was set back since. */
async function claim({ db, clock }: Site, { name, seconds }: Job): Promise<boolean> {
  const now = clock.now()
  const next = new Date(now.getTime() + seconds * 1000)
  const { rows } = await sql`
    update schedule set due_at = ${next} where name in (
      select name from schedule where name = ${name} and (due_at <= ${now} or due_at > ${next}) for update skip locked)
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
    if (!isUnavailable(error)) tell(site, name, error)
    const again = new Date(site.clock.now().getTime() + Math.min(seconds, AGAIN) * 1000)
    await sql`update schedule set due_at = ${again} where name = ${name} and due_at > ${again}`.execute(
      site.db,
    )
  }
}

async function untilNext({ db, clock }: Site, names: readonly string[]): Promise<number> {
  if (names.length === 0) return LONGEST
  const { rows } = await sql<{ dueAt: Date | null }>`
    select min(due_at) as due_at from schedule where name = any(${names})`.execute(db)
  const dueAt = rows[0]?.dueAt?.getTime()
  if (dueAt === undefined) return LONGEST
  return Math.min(LONGEST, Math.max(SHORTEST, dueAt - clock.now().getTime()))
}

function tell({ log }: Site, what: string, error: unknown): void {
  log({
    level: 'error',
    what,
    error: error instanceof Error ? inSources(error.stack ?? error.message) : String(error),
  })
}
