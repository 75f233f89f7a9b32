import { createPlatform, type Platform } from '../app/app.ts'
import { type Clock, systemClock } from '../base/clock.ts'
import { CLIENT_ID, OWNER_API_KEY } from '../base/development-ids.ts'
import type { PlatformConfig } from '../data/config.ts'
import { connect } from '../data/database.ts'
import { startMailing } from '../data/mail/mailing.ts'
import { signIn, signUp, type TestMember } from './testing/sign-up.ts'
import { type SeedName, type SiteDatabase, siteDatabase } from './testing/site-database.ts'

export type { TestMember } from './testing/sign-up.ts'

export interface TestPlatformOptions {
  /** Data of the site at the start; `none` by default. */
  readonly seed?: SeedName
  readonly config?: Partial<PlatformConfig>
  readonly clock?: MovableClock
  /** Made ahead; otherwise one is made now. */
  readonly database?: SiteDatabase
}

export interface TestPlatform {
  readonly platform: Platform
  /** As the browser's: addresses under `url` are answered in this process, over the real database. */
  readonly fetch: typeof fetch
  readonly url: string
  readonly clientId: string
  readonly ownerKey: string
  /** Moves on as the world does, and by leaps when told. */
  readonly clock: MovableClock
  /** Log entries so far; a test may expect some, and check that no secret is among them. */
  readonly logs: readonly Readonly<Record<string, unknown>>[]
  /** Registers a member and signs in, as a browser would. */
  signUp(options?: { email?: string; password?: string; visitorToken?: string }): Promise<TestMember>
  /** Signs in a person of the seed with their password. */
  signIn(who: { readonly email: string; readonly password: string }): ReturnType<typeof signIn>
  /** Drops the database too. */
  close(): Promise<void>
}

/** A platform on a database of its own, without a port. */
export async function createTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const url = 'http://platform.test'
  const clock = options.clock ?? new TestClock()
  const site = options.database ?? (await siteDatabase(options.seed ?? 'none'))
  const logs: Readonly<Record<string, unknown>>[] = []
  const platform = await createPlatform({
    database: connect(site.url, { maxConnections: 6, waitTimeout: 20_000 }),
    clock,
    config: { publicUrl: url, strict: true, ...options.config },
    log: (entry) => logs.push(entry),
  })
  // Letters wait in the queue then; nothing sends them here.
  if (platform.services.config.mail.transport !== 'mailbox') startMailing(platform.services.db)
  const inProcess: typeof fetch = (input, init) => platform.fetch(new Request(input, init))
  return {
    platform,
    fetch: inProcess,
    url,
    clientId: CLIENT_ID,
    ownerKey: OWNER_API_KEY,
    clock,
    logs,
    signUp: (who) => signUp({ fetch: inProcess, url, clientId: CLIENT_ID }, who),
    signIn: (who) => signIn({ fetch: inProcess, url, clientId: CLIENT_ID }, who),
    async close() {
      await platform.close()
      await site.drop()
    },
  }
}

/** Clock of a test, which moves it. */
export interface MovableClock extends Clock {
  advance(seconds: number): void
  still<T>(work: () => Promise<T>): Promise<T>
}

/** Real time plus whatever it was moved by. */
export class TestClock implements MovableClock {
  #shift = 0
  #stillAt: number | undefined

  now(): Date {
    return new Date(this.#stillAt ?? systemClock.now().getTime() + this.#shift)
  }

  advance(seconds: number): void {
    this.#shift += seconds * 1000
    if (this.#stillAt !== undefined) this.#stillAt += seconds * 1000
  }

  /** Time stands still while the work is done, however long a busy machine takes over it. */
  async still<T>(work: () => Promise<T>): Promise<T> {
    this.#stillAt = this.now().getTime()
    try {
      return await work()
    } finally {
      this.#shift = this.#stillAt - systemClock.now().getTime()
      this.#stillAt = undefined
    }
  }
}
