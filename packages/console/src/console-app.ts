import type { Clock, RegistryProblem } from '@galleria/delivery'
import type { Context, Hono } from 'hono'
import type { ConsoleData } from './data/console-data.ts'
import type { Page } from './pages/layout.tsx'
import type { Keys } from './session/key.ts'
import type { Session } from './session/session.ts'

export interface ConsoleOptions {
  /** Keys that make their holder an engineer. */
  readonly keys: Keys
  readonly data: ConsoleData
  readonly clock: Clock
  /** Network address of the client, by which wrong keys are counted. */
  readonly addressOf: (c: Context) => string
  /** Names of the widgets that the shell's own frame places. */
  readonly frameWidgets: readonly string[]
  /** Milliseconds since 1970, by which sessions end. */
  readonly now: () => number
  /** Style sheets of the shell: the design's tokens and letters. */
  readonly css: readonly string[]
  readonly onProblem: (message: string) => void
  /** Why the registry in the store is not the one that this shell serves; null while it is. */
  readonly registryProblem?: () => RegistryProblem | null
}

interface Variables {
  readonly session: Session
}

export type ConsoleContext = Context<{ Variables: Variables }>

/** Options of the console and the renderer that all routes use. */
export interface RouteContext extends ConsoleOptions {
  /** `revision`: of the registry that the page shows. */
  readonly show: (c: Context, page: Page, revision: number | null, session?: Session | null) => Response
}

export type ConsoleApp = Hono<{ Variables: Variables }>
