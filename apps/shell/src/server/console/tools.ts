import type { Context, Hono } from 'hono'
import type { Clock } from '../clock.ts'
import type { Desk } from './data/desk.ts'
import type { Page } from './pages/layout.tsx'
import type { Keys } from './session/key.ts'
import type { Session } from './session/session.ts'

export interface ConsoleOptions {
  /** Keys that make their holder an engineer. */
  readonly keys: Keys
  readonly desk: Desk
  readonly clock: Clock
  /** How many stand before the shell: by whose address attempts are counted. */
  readonly proxies: number
  /** Milliseconds since 1970, by which sessions end. */
  readonly now: () => number
  /** Style sheets of the shell: the design's tokens and letters. */
  readonly css: readonly string[]
  readonly onProblem: (message: string) => void
}

export interface Variables {
  readonly session: Session
}

export type ConsoleContext = Context<{ Variables: Variables }>

/** What routes stand on. */
export interface Tools extends ConsoleOptions {
  /** `revision`: of the registry that the page shows. */
  readonly show: (c: Context, page: Page, revision: number | null, session?: Session | null) => Response
}

export type ConsoleApp = Hono<{ Variables: Variables }>
