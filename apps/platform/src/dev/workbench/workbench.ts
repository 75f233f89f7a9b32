import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Clock, type ClockState, MovableClock, realTime } from '../../base/clock.ts'
import { unobserved } from '../../base/observe.ts'
import type { Db } from '../../data/database.ts'
import type { ReplaceableSite, Services } from '../../data/services.ts'
import { restore } from './baselines/restore.ts'
import { Gate } from './gate.ts'

/** Milliseconds for which a process believes what it last read; a caller that has just changed something is told at once. */
const BELIEVED = 100
/** Milliseconds a request waits for that; where the database is away, the call itself says so. */
const WAIT = 250

/** Development tools of a site: a clock that can be moved and data that can be replaced, in all its processes at once. */
export class Workbench implements ReplaceableSite {
  readonly clock: MovableClock
  /** As if nobody had moved it. */
  readonly base: Clock
  readonly #gate = new Gate()
  #epoch: string | undefined
  #readAt = Number.NEGATIVE_INFINITY
  #reading: Promise<boolean> | undefined

  constructor(base: Clock) {
    this.base = base
    this.clock = new MovableClock(base)
  }

  /** Before each request: with the clock and the data that the other processes of this site have. */
  async enter(services: Services, request: Request): Promise<void> {
    await this.follow(services, request.headers.has('x-wix-consistent'))
    await this.#gate.enter()
  }

  leave(): void {
    this.#gate.leave()
  }

  async follow(services: Services, atOnce = false): Promise<void> {
    if (!atOnce && performance.now() - this.#readAt < BELIEVED) return
    this.#reading ??= unobserved(() => this.#read(services.db)).finally(() => {
      this.#reading = undefined
    })
    if (await within(WAIT, this.#reading)) await this.#gate.alone(() => services.siteCache.clear())
  }

  /** Tells every process of the site what time it is, and runs what has become due. */
  async moveClock(services: Services, state: ClockState): Promise<void> {
    const row = { id: 1, frozenAt: state.frozenAt, shift: Math.round(state.shift) }
    await sql`insert into workbench_clock (id, frozen_at, shift) values (1, ${row.frozenAt}, ${row.shift})
      on conflict (id) do update set frozen_at = excluded.frozen_at, shift = excluded.shift`.execute(
      services.db,
    )
    this.clock.take(state)
    await services.schedule.runDue(services)
  }

  /** Replaces all data of the site by a baseline's. What is under way is finished first; what comes meanwhile waits. */
  async reset(services: Services, name: string): Promise<void> {
    const swap = await restore(services, this.base, name)
    const epoch = randomUUID()
    await this.#gate.alone(async () => {
      await swap(epoch)
      services.siteCache.clear()
      this.#epoch = epoch
      await this.#read(services.db)
    })
  }

  /** @returns whether the data is another now */
  async #read(db: Db): Promise<boolean> {
    try {
      const { rows } = await sql<{ epoch: string | null; frozenAt: Date | null; shift: number | null }>`
        select (select epoch from workbench_site) as epoch, frozen_at, shift
        from (select 1) as one left join workbench_clock on true`.execute(db)
      const [row] = rows
      this.clock.take(row?.shift == null ? realTime : { frozenAt: row.frozenAt, shift: row.shift })
      const epoch = row?.epoch ?? ''
      const changed = this.#epoch !== undefined && this.#epoch !== epoch
      this.#epoch = epoch
      return changed
    } catch {
      return false
    } finally {
      this.#readAt = performance.now()
    }
  }
}

async function within(milliseconds: number, work: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const late = setTimeout(() => resolve(false), milliseconds)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(late)
  }
}
