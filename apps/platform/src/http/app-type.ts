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
  /** Bindings of the network server; absent in process. */
  Bindings: {
    incoming?: { socket?: { remoteAddress?: string | undefined; resetAndDestroy?(): unknown } }
  }
}

export type App = Hono<Env>

/** Headers of the current answer by name: those of every answer, and those of its call. */
export type AnswerHeaders = Record<string, string>
