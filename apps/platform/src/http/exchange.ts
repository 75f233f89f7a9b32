import { seenOf } from '@galleria/observability'
import type { Context } from 'hono'
import { readText } from '../base/json.ts'
import type { Env } from './app-type.ts'
import { peerOf } from './client.ts'
import type { Exchange } from './exchange-type.ts'

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

  get seen() {
    return seenOf(this.#c.env.incoming)
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
