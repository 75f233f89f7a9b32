import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Seen, seenOf } from '@galleria/observability'
import type { ApiError } from '../../base/errors.ts'
import type { Services } from '../../data/services.ts'
import { firstHeaders } from '../../http/answer-headers.ts'
import type { AnswerHeaders } from '../../http/app-type.ts'
import { cameByTls, requestIdOf } from '../../http/client.ts'
import { corsHeaders } from '../../http/cors.ts'
import { type DirectAnswer, type DirectCall, directCallsOf, ID } from '../../http/direct-calls.ts'
import type { Exchange } from '../../http/exchange-type.ts'
import { refusalOf } from '../../http/refusals.ts'
import type { Platform } from '../app.ts'

/** Answers a request if it is a plain one for a call whose path is always the same but for ids; says whether it does. */
export type Direct = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/**
 * Past the application's router and the web's request and response objects, which cost as much as the rest of a small
 * request. Whatever is not plain goes the usual way: with a query, a strange host, or a body of untold or too great length.
 */
export function directly({ app, services }: Pick<Platform, 'app' | 'services'>): Direct {
  const calls = directCallsOf(app)
  const {
    mediaUrl,
    fastPaths: { directCalls: isOn },
  } = services.config
  const files = mediaUrl && new URL(mediaUrl).host
  return (incoming, outgoing) => {
    const found = isOn ? find(calls, incoming) : undefined
    if (!found || !isPlain(incoming, services.config.maxBodyBytes)) return false
    // There are files alone.
    if (files && incoming.headers.host === files) return false
    void respond(new DirectExchange(incoming, services, found.variables), found.answer, outgoing)
    return true
  }
}

/** Written as we write them ourselves; any other goes to the router. */
const IDS = /(?<=\/)[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?=\/|$)/g

interface MatchedCall {
  readonly answer: DirectAnswer
  readonly variables: ReadonlyMap<string, string>
}

const NONE: MatchedCall['variables'] = new Map()

function find(
  calls: ReadonlyMap<string, DirectCall>,
  { method, url = '' }: IncomingMessage,
): MatchedCall | undefined {
  const same = calls.get(`${method} ${url}`)
  if (same) return same.variables.length === 0 ? { answer: same.answer, variables: NONE } : undefined
  const ids: string[] = []
  const path = url.replace(IDS, (id) => {
    ids.push(id)
    return ID
  })
  const call = ids.length > 0 ? calls.get(`${method} ${path}`) : undefined
  if (!call || call.variables.length !== ids.length) return undefined
  return {
    answer: call.answer,
    variables: new Map(call.variables.map((name, index) => [name, ids[index] ?? ''])),
  }
}

/** Host headers that the router would read as they stand. */
const PLAIN_HOST = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/

function isPlain({ method, headers }: IncomingMessage, maxBodyBytes: number): boolean {
  if (!PLAIN_HOST.test(headers.host ?? '') || headers['transfer-encoding'] !== undefined) return false
  const length = headers['content-length']
  if (!hasBody(method)) return length === undefined
  return length !== undefined && /^\d{1,15}$/.test(length) && Number(length) <= maxBodyBytes
}

function hasBody(method: string | undefined): boolean {
  return method !== 'GET' && method !== 'DELETE'
}

/** The other end went away before it had said all. */
class ClientGone extends Error {}

async function respond(exchange: DirectExchange, answer: DirectAnswer, outgoing: ServerResponse) {
  try {
    const json = await answer(exchange)
    exchange.headers['Content-Type'] = 'application/json'
    send(outgoing, 200, exchange.headers, json)
  } catch (error) {
    if (error instanceof ClientGone) return
    const { status, headers, body } = refused(exchange, error)
    const all = { 'Content-Type': 'application/json', ...headers, ...exchange.headers }
    send(outgoing, status, all, JSON.stringify(body))
  }
}

function refused({ services, requestId, operation, incoming }: DirectExchange, error: unknown): ApiError {
  const { method = '', url: path = '' } = incoming
  return refusalOf(services, { requestId, operation, method, path }, error)
}

function send(outgoing: ServerResponse, status: number, headers: AnswerHeaders, json: string | Uint8Array) {
  // The client has disconnected.
  if (outgoing.destroyed) return
  headers['Content-Length'] = String(Buffer.byteLength(json))
  outgoing.writeHead(status, headers)
  outgoing.end(json)
}

class DirectExchange implements Exchange {
  readonly incoming: IncomingMessage
  readonly services: Services
  readonly requestId: string
  readonly headers: AnswerHeaders
  readonly peer: string
  readonly request: Exchange['request']
  readonly seen: Seen | undefined
  operation: string | undefined
  readonly #variables: MatchedCall['variables']

  constructor(incoming: IncomingMessage, services: Services, variables: MatchedCall['variables']) {
    this.incoming = incoming
    this.services = services
    this.#variables = variables
    this.peer = incoming.socket.remoteAddress ?? 'unknown'
    const { headers, method = '' } = incoming
    const get = (name: string) => {
      const value = headers[name.toLowerCase()]
      return value === undefined ? null : String(value)
    }
    this.request = { method, headers: { get } }
    this.seen = seenOf(incoming)
    this.requestId = this.seen?.requestId ?? requestIdOf(this, services.config)
    this.headers = firstHeaders(this.requestId, cameByTls(this, services.config))
    Object.assign(this.headers, corsHeaders(services.config, headers.origin))
  }

  text(): Promise<string> {
    const { incoming } = this
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      // Every request closes; an error is only made for one that was not read to its end.
      let whole = false
      const gone = () => {
        if (!whole) reject(new ClientGone())
      }
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        whole = true
        const [only] = chunks
        resolve((only && chunks.length === 1 ? only : Buffer.concat(chunks)).toString('utf8'))
      })
      incoming.on('error', gone)
      incoming.on('close', gone)
    })
  }

  query(): URLSearchParams {
    return new URLSearchParams()
  }

  variable(name: string): string | undefined {
    return this.#variables.get(name)
  }
}
