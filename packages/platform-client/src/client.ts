import ky, { isHTTPError } from 'ky'
import { readBounded } from './bounded-body.ts'
import { deadlineSignal, raceAbort } from './deadline.ts'
import type { CallDefinition } from './definition.ts'
import { isPlatformError, type PlatformError } from './errors.ts'
import { failure, systemError } from './failure.ts'
import { parseJson } from './json.ts'
import type { PathStyle } from './prefixes.ts'
import { biGateway, toWireRequest, type WireRequest } from './request.ts'
import { retryPolicy } from './retry-policy.ts'
import * as z from './zod.ts'

export interface PlatformClientOptions {
  /** API host, scheme included, no trailing slash: `http://127.0.0.1:4000`. */
  readonly baseUrl: string
  /** `hosted` sends `/ecom/v1/carts/current`, `bare` the specification's `/v1/carts/current`. */
  readonly pathStyle?: PathStyle
  /**
   * Called before each request; the session renews its token here. Absent for the token endpoint.
   * After a 401: `renew`, with the `rejected` headers, so that callers refused together renew once.
   */
  readonly getAuthHeaders?: (options?: AuthHeaderOptions) => Promise<Readonly<Record<string, string>>>
  /** Network access; tests hand in the platform application itself. */
  readonly fetch?: typeof fetch
  /** BCP 47 language hint, sent as `x-wix-linguist`. */
  readonly language?: string
  /** Deadline of one call in milliseconds, retries included. */
  readonly timeout?: number
  /** Largest answer accepted, in bytes. */
  readonly maxBodySize?: number
}

export interface AuthHeaderOptions {
  readonly renew?: boolean
  readonly rejected?: Readonly<Record<string, string>>
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Milliseconds, instead of the client's. */
  readonly timeout?: number
}

export interface PlatformClient {
  readonly baseUrl: string
  send<Output>(
    call: CallDefinition<Output>,
    input: Record<string, unknown>,
    options?: CallOptions,
  ): Promise<Output>
}

export function createPlatformClient(client: PlatformClientOptions): PlatformClient {
  const baseUrl = client.baseUrl.replace(/\/+$/, '')
  /** Echoed for reading one's own writes (wire §1.3). */
  let consistent: string | null = null
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await (client.fetch ?? globalThis.fetch)(input, init)
    consistent = response.headers.get('x-wix-consistent') ?? consistent
    return readBounded(response, client.maxBodySize ?? 8_000_000)
  }

  async function attempt(
    call: CallDefinition,
    request: WireRequest,
    auth: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<unknown> {
    let lastFailure: PlatformError | undefined
    try {
      const response = await ky(baseUrl + request.target, {
        method: request.method,
        ...(request.json && { json: request.json }),
        headers: {
          ...(client.language && { 'x-wix-linguist': client.language }),
          ...auth,
          'x-wix-bi-gateway': biGateway(call.service, call.name),
          ...(consistent && { 'x-wix-consistent': consistent }),
        },
        fetch,
        signal,
        timeout: false,
        retry: retryPolicy(call, (error) => {
          lastFailure = toPlatformError(error)
        }),
        // The raw text: a broken error body is still an error of its own status.
        parseJson: (text) => text,
      })
      return accept(call, response, await response.text())
    } catch (error) {
      // The deadline may pass while waiting to retry: what went wrong before says more.
      if (signal.aborted) throw lastFailure ?? error
      throw toPlatformError(error)
    }
  }

  async function send(call: CallDefinition, input: Record<string, unknown>, options: CallOptions = {}) {
    const request = toWireRequest(call, input, client.pathStyle ?? 'hosted')
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
function accept(call: CallDefinition, response: Response, text: string): unknown {
  if (response.status !== 200) throw failure(response, text)
  try {
    const checked = z.safeParse(call.output, parseJson(text))
    if (checked.success) return checked.data
    throw checked.error
  } catch (cause) {
    throw systemError(cause, response)
  }
}

function toPlatformError(error: unknown): PlatformError {
  if (isPlatformError(error)) return error
  return isHTTPError<string>(error) ? failure(error.response, error.data) : systemError(error)
}
