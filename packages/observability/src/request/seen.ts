import { AsyncLocalStorage } from 'node:async_hooks'
import { type TraceContext, writeTraceparent } from './trace-context.ts'

/** A request under way, as log, metrics and traces know it. */
export interface Seen {
  readonly requestId: string
  readonly method: string
  /** Place of this server in the trace. */
  trace: TraceContext
  /** Pattern of the address, never the address itself: `/products/:slug`. */
  route: string | undefined
  /** Kind of the caller, never who it is. */
  caller: string | undefined
}

const requests = new WeakMap<object, Seen>()
const current = new AsyncLocalStorage<Seen>()

/** Notes the request that a network server received. */
export function noteSeen(incoming: object, seen: Seen): void {
  requests.set(incoming, seen)
}

/** The request by what the network server received, if anybody looks. */
export function seenOf(incoming: object | undefined): Seen | undefined {
  return incoming && requests.get(incoming)
}

/** The request that runs, where work was begun by `during`. */
export function currentRequest(): Seen | undefined {
  return current.getStore()
}

/** Runs work on behalf of a request: calls from within it carry its ids. */
export function during<Result>(seen: Seen | undefined, work: () => Result): Result {
  return seen ? current.run(seen, work) : work()
}

/** Runs work that serves more than the request that happens to begin it. */
export function forNobody<Result>(work: () => Result): Result {
  return current.exit(work)
}

/** Headers of a call to another server of ours on behalf of the request that runs. */
export function headersOfRequest(): Record<string, string> {
  const seen = current.getStore()
  return seen ? { 'x-request-id': seen.requestId, traceparent: writeTraceparent(seen.trace) } : {}
}
