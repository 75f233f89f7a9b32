import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { currentRequest, headersOfRequest, type Seen } from './seen.ts'

/** A call to another server on behalf of a request. */
export interface OutgoingCall {
  readonly method: string
  readonly origin: string
  readonly path: string
}

export interface CallWatcher {
  /** @returns what hears of the outcome: a status, or the error */
  begin(seen: Seen, call: OutgoingCall): { readonly traceparent: string; end(outcome: number | Error): void }
}

/** Fields that Node's fetch tells of a request on `undici:request:*`. */
interface FetchRequest extends OutgoingCall {
  addHeader(name: string, value: string): unknown
}

/**
 * Gives each call of `fetch` to these origins the ids of the request that makes it. Other origins learn nothing.
 * @returns stops it
 */
export function passOn(origins: readonly string[], watcher?: CallWatcher): () => void {
  const known = new Set(origins)
  const running = new WeakMap<object, (outcome: number | Error) => void>()

  const created = (message: unknown): void => {
    const { request } = message as { request: FetchRequest }
    const seen = known.has(request.origin) ? currentRequest() : undefined
    if (!seen) return
    const headers = headersOfRequest()
    const watched = watcher?.begin(seen, request)
    if (watched) {
      headers.traceparent = watched.traceparent
      running.set(request, watched.end)
    }
    for (const [name, value] of Object.entries(headers)) request.addHeader(name, value)
  }
  const answered = (message: unknown): void => {
    const { request, response } = message as { request: object; response: { statusCode: number } }
    running.get(request)?.(response.statusCode)
    running.delete(request)
  }
  const failed = (message: unknown): void => {
    const { request, error } = message as { request: object; error: Error }
    running.get(request)?.(error)
    running.delete(request)
  }
  const listeners = [
    ['undici:request:create', created],
    ['undici:request:headers', answered],
    ['undici:request:error', failed],
  ] as const
  for (const [channel, listener] of listeners) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener)
  }
}
