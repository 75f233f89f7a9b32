import type { Hono } from 'hono'
import type { Services } from '../data/services.ts'

export type Env = {
  Variables: {
    services: Services
    requestId: string
    /** For the answer, whatever it will be. */
    headers: AnswerHeaders
    /** The answer that was made with them. */
    whole?: Response
    /** Name of the call that answers: `GetCurrentCart`. */
    operation?: string
  }
  /** What the network server adds; nothing of it in process. */
  Bindings: {
    incoming?: { socket?: { remoteAddress?: string | undefined; resetAndDestroy?(): unknown } }
  }
}

export type App = Hono<Env>

/** Of the answer under way, by name: what every answer carries, and what its call adds. */
export type AnswerHeaders = Record<string, string>
