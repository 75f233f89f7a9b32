import type { CallDefinition } from '../definition.ts'
import { parseJson } from '../encoding/json.ts'
import { biGateway, toWireRequest, type WireRequest } from '../encoding/request.ts'
import { isPlatformError } from '../errors.ts'
import * as z from '../zod.ts'
import { deadlineSignal, raceAbort } from './deadline.ts'
import { type Answer, exchange, mayPass } from './exchange.ts'
import { failure, systemError } from './failure.ts'
import type { CallOptions, PlatformClient, PlatformClientOptions } from './options.ts'

export type { CatalogAdapter, PlatformClient } from './options.ts'

/** Longer bodies are not sent on after the page is gone: a browser keeps 64 KiB alive in all. */
const MAX_KEPT_ALIVE = 8192

/** A client of one platform; it opens nothing and keeps no state but the consistency token. */
export function createPlatformClient(client: PlatformClientOptions): PlatformClient {
  const [baseUrl = '', edgeUrl = baseUrl] = [client.baseUrl, client.edgeUrl].map((url) =>
    url?.replace(/\/+$/, ''),
  )
  /** Echoed for reading one's own writes (wire §1.3). */
  let consistent: string | null = null

  async function attempt(
    call: CallDefinition,
    { method, target, body, repeatable }: WireRequest,
    auth: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<unknown> {
    const url = (call.service.apiHostOnly ? baseUrl : edgeUrl) + target
    const once = async () => {
      const headers = {
        ...(body && { 'content-type': 'application/json' }),
        ...(client.language && { 'x-wix-linguist': client.language }),
        ...(client.currency && { 'x-wix-currency': client.currency }),
        ...auth,
        'x-wix-bi-gateway': biGateway(call.service, call.name, client.hostName),
        ...(consistent && { 'x-wix-consistent': consistent }),
      }
      // Keep-alive lets a shopper add to the cart and leave at once without losing the item.
      const keepalive = method !== 'GET' && (body ?? '').length < MAX_KEPT_ALIVE
      const request = new Request(url, { method, headers, body: body ?? null, signal, keepalive })
      const outcome = await exchange(client.fetch ?? fetch, request, client.maxBodySize ?? 8_000_000)
      if ('status' in outcome) consistent = outcome.headers.get('x-wix-consistent') ?? consistent
      return outcome
    }
    let outcome = await once()
    if (repeatable && mayPass(outcome) && !signal.aborted) {
      // Loaded when something went wrong; where that fails too, or takes too long, what went wrong first is told.
      const later = await raceAbort(signal, import('./repeat.ts')).catch(() => undefined)
      if (later) outcome = await later.repeat(url, outcome, once, signal)
    }
    if ('error' in outcome) throw systemError(outcome.error, outcome.head)
    return accept(call, outcome)
  }

  async function send(call: CallDefinition, input: Record<string, unknown>, options: CallOptions = {}) {
    const request = toWireRequest(call, input, client.toPath)
    const signal = deadlineSignal(options.timeout ?? client.timeout ?? 30_000, options.signal)
    try {
      const auth = await raceAbort(signal, client.getAuthHeaders?.() ?? {})
      try {
        return await attempt(call, request, auth, signal)
      } catch (error) {
        if (!client.getAuthHeaders || !isPlatformError(error) || error.status !== 401) throw error
        // Refused before anything was done, so any call may be sent again; a second refusal stands.
        const renewed = await raceAbort(signal, client.getAuthHeaders({ renew: true, rejected: auth }))
        return await attempt(call, request, renewed, signal)
      }
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason
      throw signal.aborted && !isPlatformError(error) ? systemError(error) : error
    }
  }

  return { baseUrl, send: send as PlatformClient['send'] }
}

/** Exactly 200 with the promised shape (wire §1.10); anything else is a failure. */
function accept({ output }: CallDefinition, answer: Answer): unknown {
  if (answer.status !== 200) throw failure(answer)
  try {
    const checked = z.safeParse(output(), parseJson(answer.text))
    if (checked.success) return checked.data
    throw checked.error
  } catch (cause) {
    throw systemError(cause, answer)
  }
}
