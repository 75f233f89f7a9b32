import type { Kysely } from 'kysely'

/**
 * Types of `@galleria/platform/testing` as other packages see them. They name no source of the platform, so that a package
 * which tests against a platform need not check the types of all its sources; `types.test.ts` compares both.
 */
export interface TestPlatformOptions {
  /** Data of the site at the start; `none` by default. */
  readonly seed?: 'none' | 'small' | 'full'
  readonly config?: {
    readonly catalog?: 'v1' | 'v3' | 'both'
    /** Emails wait in the queue instead of staying in the mailbox; nothing sends them. */
    readonly mail?: { readonly transport: 'smtp'; readonly from: string; readonly url: string }
  }
  readonly clock?: MovableClock
}

export interface TestPlatform {
  readonly platform: {
    readonly services: {
      // biome-ignore lint/suspicious/noExplicitAny: the types of columns are those of the platform's sources.
      readonly db: Kysely<Record<string, Record<string, any>>>
      /** Runs the jobs that are due, as a server does every few seconds. */
      readonly schedule: { runDue(services: unknown): Promise<unknown> }
      readonly clock: { now(): Date }
    }
  }
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
  /** Signs in a person of the seed, by their password. */
  signIn(who: {
    readonly email: string
    readonly password: string
  }): Promise<{ accessToken: string; refreshToken: string }>
  /** Drops the database too. */
  close(): Promise<void>
}

export interface TestMember {
  readonly email: string
  readonly password: string
  readonly memberId: string
  readonly contactId: string
  readonly accessToken: string
  readonly refreshToken: string
}

/** A platform on a database of its own, without a port. */
export declare function createTestPlatform(options?: TestPlatformOptions): Promise<TestPlatform>

/** Clock of a test, which moves it. */
export interface MovableClock {
  now(): Date
  advance(seconds: number): void
  still<T>(work: () => Promise<T>): Promise<T>
}

/** Real time plus a shift. */
export declare const TestClock: new () => MovableClock
