import type { Session } from '@galleria/auth'
import type { Clock } from '@galleria/delivery'
import { everyOperation } from '@galleria/platform-client/operations'
import type { PlatformMethod } from '../wire/index.ts'

/** Largest answer of the platform that is handed on, in bytes: as much as its client takes. */
const MOST = 8_000_000
/** Headers that a renderer may set. All else is the front's to say, authorization first. */
const ALLOWED = ['content-type', 'x-wix-linguist', 'x-wix-currency', 'x-wix-bi-gateway', 'x-wix-consistent']

export interface PlatformAnswer {
  readonly status: number
  readonly statusText: string
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Uint8Array
}

export interface PlatformRequest {
  readonly method: PlatformMethod
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** Visitor that something is asked for. */
interface Visitor {
  readonly accessToken: string
  /** Network address, told to the platform, whose budgets are by address. */
  readonly address?: string | undefined
  /** Set while a form of theirs is answered. */
  readonly mayWrite?: boolean
}

interface Options {
  /** Origins of the platform. */
  readonly origins: readonly string[]
  readonly session: Pick<Session, 'getAuthHeaders'>
  /** Milliseconds for which an answer serves whoever asks for the same. */
  readonly maxAge: number
  readonly clock: Pick<Clock, 'now'>
  readonly onProblem: (message: string) => void
}

/**
 * Asks the platform for renderers: its own origin alone, as the server's visitor, who owns nothing, or as the visitor of the page
 * that is drawn. Reads alone, but for a page that answers its visitor's form. Renderers that ask for the same as the server's visitor within `maxAge` share one answer.
 */
export function createPlatformProxy({ origins, session, maxAge, clock, onProblem }: Options) {
  const shared = new Map<string, { readonly until: number; readonly answer: Promise<PlatformAnswer> }>()

  async function ask(request: PlatformRequest, visitor?: Visitor): Promise<PlatformAnswer> {
    const given = Object.entries(request.headers).filter(([name]) => ALLOWED.includes(name))
    const send = (auth: Readonly<Record<string, string>>) =>
      fetch(request.url, {
        method: request.method,
        headers: { ...Object.fromEntries(given), ...auth },
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
        ...(request.body.length > 0 && { body: new Uint8Array(request.body) }),
      })
    const answer = visitor ? await send(headersOf(visitor)) : await asNobody(send)
    const bytes = await bodyOf(answer)
    const kept = ['content-type', 'retry-after', 'x-wix-consistent', 'x-request-id', 'x-wix-request-id']
    const headers = kept.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    const { status, statusText } = answer
    return { status, statusText, headers: Object.fromEntries(headers), bytes }
  }

  async function asNobody(send: (auth: Readonly<Record<string, string>>) => Promise<Response>) {
    const auth = await session.getAuthHeaders()
    const first = await send(auth)
    // Refused before anything was done; a second refusal stands.
    return first.status === 401 ? send(await session.getAuthHeaders({ renew: true, rejected: auth })) : first
  }

  return (request: PlatformRequest, visitor?: Visitor): Promise<PlatformAnswer> => {
    const refusal = refusalOf(request, origins, visitor)
    if (refusal) {
      onProblem(refusal)
      return Promise.reject(new Error(refusal))
    }
    if (visitor) return ask(request, visitor)
    const now = clock.now()
    for (const [key, { until }] of shared) {
      if (until > now) break
      shared.delete(key)
    }
    const { method, url, headers, body } = request
    const scope = ALLOWED.slice(0, 3).map((name) => headers[name] ?? '')
    const key = [method, url, ...scope, Buffer.from(body).toString('latin1')].join('\n')
    const known = shared.get(key)
    if (known) return known.answer
    const answer = ask(request)
    if (maxAge > 0) shared.set(key, { until: now + maxAge, answer })
    const forget = () => shared.get(key)?.answer === answer && shared.delete(key)
    answer.then(({ status }) => status === 200 || forget(), forget)
    return answer
  }
}

export type PlatformProxy = ReturnType<typeof createPlatformProxy>

function headersOf({ accessToken, address }: Visitor): Record<string, string> {
  return { authorization: accessToken, ...(address && { 'x-forwarded-for': address }) }
}

function refusalOf(
  { method, url }: PlatformRequest,
  origins: readonly string[],
  visitor?: Visitor,
): string | null {
  const address = URL.canParse(url) ? new URL(url) : null
  if (!address || !origins.includes(address.origin)) return 'Modules reach the platform alone.'
  if (visitor?.mayWrite || method === 'GET') return null
  if (method === 'POST' && reads.some((path) => path.test(address.pathname))) return null
  return `${method} ${address.pathname} is no read, and the server only reads.`
}

/** Reads that are sent as POST: queries with a body, and GETs whose query string would be too long. */
const reads = everyOperation
  .filter(
    ({ name, method, fallback }) =>
      fallback ||
      (method === 'POST' &&
        /^(Get(?!Or)|List|Query|Search|Count|Aggregate|Estimate|Calculate|Preview)/.test(name)),
  )
  .map(({ path }) => new RegExp(`^${path.replace(/[.$()]/g, '\\$&').replace(/\{[^}]*\}/g, '[^/]+')}$`))

async function bodyOf({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MOST) throw new RangeError(`The answer is larger than ${MOST} bytes.`)
    chunks.push(chunk)
  }
  return chunks.length === 1 ? (chunks[0] as Uint8Array) : Buffer.concat(chunks)
}
