import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../log/index.ts'
import { requestIdFrom } from './request-id.ts'
import { noteSeen, type Seen } from './seen.ts'
import { newTrace, readTraceparent, shareOf, type TraceContext } from './trace-context.ts'

/** Outcome of a request. */
export interface Outcome {
  readonly status: number
  readonly milliseconds: number
  /** Bytes sent, headers included. */
  readonly bytes: number
  /** Whether the client went away before the end. */
  readonly isCutOff: boolean
}

/** Metrics and traces that hear of each request. */
export interface Watcher {
  /** @returns this server's place in the trace */
  begin?(seen: Omit<Seen, 'trace'>, parent: TraceContext | undefined): TraceContext
  end?(seen: Seen, outcome: Outcome): void
}

export interface WatchOptions {
  readonly log: Log
  /** Share of successful requests with a line, from 0 to 1; all others have one. */
  readonly sample: number
  /** Whether what a request's headers say of its way here counts. */
  readonly isFromProxy: (peer: string) => boolean
  /** Whether all may continue a trace, or only a proxy: browsers call the platform, and only it, from within one. */
  readonly takesTraces: 'from all' | 'from proxies'
  readonly watchers?: readonly Watcher[]
}

/** Addresses that machines ask all the time. */
const PROBES = new Set(['/health', '/ready'])

/** Follows each request of a network server from its first byte to its last; writes its line. */
export function watchRequests(options: WatchOptions) {
  const { log, sample, isFromProxy, takesTraces, watchers = [] } = options
  const begins = watchers.flatMap(({ begin }) => (begin ? [begin] : []))
  const ends = watchers.flatMap(({ end }) => (end ? [end] : []))

  return (incoming: IncomingMessage, outgoing: ServerResponse): Seen => {
    const began = performance.now()
    const { headers, method = 'GET', socket } = incoming
    const isTrusted = () => isFromProxy(socket.remoteAddress ?? '')
    const given =
      takesTraces === 'from all' || isTrusted() ? readTraceparent(one(headers.traceparent)) : undefined
    const named = {
      requestId: requestIdFrom(one(headers['x-request-id']), isTrusted),
      method,
      route: undefined,
      caller: undefined,
    }
    let trace = given ?? newTrace()
    for (const begin of begins) trace = begin(named, given)
    const seen: Seen = { ...named, trace }
    noteSeen(incoming, seen)
    const before = socket.bytesWritten
    outgoing.once('close', () => {
      const outcome: Outcome = {
        status: outgoing.statusCode,
        milliseconds: performance.now() - began,
        bytes: socket.bytesWritten - before,
        isCutOff: !outgoing.writableFinished,
      }
      for (const end of ends) end(seen, outcome)
      writeLine(seen, outcome)
    })
    return seen
  }

  function writeLine({ requestId, trace, method, route, caller }: Seen, outcome: Outcome): void {
    const { status, milliseconds, bytes, isCutOff } = outcome
    const isProbe = route !== undefined && PROBES.has(route)
    if (status < 400 && !isCutOff && !isProbe && shareOf(trace) >= sample) return
    log({
      level: status >= 500 && !isProbe ? 'error' : isProbe ? 'debug' : 'info',
      kind: 'request',
      requestId,
      traceId: trace.traceId,
      method,
      route: route ?? 'none',
      status,
      ms: Math.round(milliseconds * 10) / 10,
      bytes,
      ...(caller && { caller }),
      ...(isCutOff && { cutOff: true }),
    })
  }
}

function one(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined
}
