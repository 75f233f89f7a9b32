import type { Context } from 'hono'
import type { AnswerHeaders } from './answer-headers.ts'
import { peerOf } from './client.ts'
import { readText } from './json.ts'
import type { Env } from './route.ts'
import type { Services } from './services.ts'

/** What of a request may be looked at beside its body and its address. */
export interface Asking {
  readonly method: string
  readonly headers: { get(name: string): string | null }
}

/** A request under way, whichever way it came: through the application, or straight from the network. */
export interface Exchange {
  readonly services: Services
  readonly requestId: string
  /** Network address of the other end of the connection. */
  readonly peer: string
  readonly request: Asking
  /** For the answer, whatever it will be. */
  readonly headers: AnswerHeaders
  /** Name of the call that answers: `GetCurrentCart`. */
  operation: string | undefined
  /** The body. */
  text(): Promise<string>
  query(): URLSearchParams
  /** Of the path. */
  variable(name: string): string | undefined
}

/** A request on its way through the application. */
export class AppExchange implements Exchange {
  readonly #c: Context<Env>

  constructor(c: Context<Env>) {
    this.#c = c
  }

  get services() {
    return this.#c.var.services
  }

  get requestId() {
    return this.#c.var.requestId
  }

  get peer() {
    return peerOf(this.#c)
  }

  get request() {
    return this.#c.req.raw
  }

  get headers() {
    return this.#c.var.headers
  }

  get operation() {
    return this.#c.var.operation
  }

  set operation(name: string | undefined) {
    this.#c.set('operation', name)
  }

  text() {
    return readText(this.#c.req.raw, this.services.config.maxBodyBytes)
  }

  query() {
    return new URL(this.#c.req.url).searchParams
  }

  variable(name: string) {
    return this.#c.req.param(name)
  }
}
