import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds after which answers under way are cut off, unless told. */
const LIMIT = 10_000
/**
 * Milliseconds for which an unused connection is kept. Node's five seconds are less than what proxies and load balancers
 * keep (60 s and more): one that is closed just as it is used again loses a request, so the one who closes first must be the client.
 */
const UNUSED = 75_000
/** Milliseconds in which a connection that was taken at the last moment sends its request. */
const FRESH = 250

export interface Draining {
  /** Whether nobody is being answered at this moment. */
  isIdle(): boolean
  /** `limit`: milliseconds after which answers under way are cut off. */
  drain(linger: number, limit?: number): Promise<void>
}

/**
 * Follows what a server is answering, so that it can end without cutting off anybody.
 * @returns `drain` ends it. For `linger` milliseconds it still takes whoever comes, with one answer per connection, while a
 * proxy learns that it leaves and lets go of connections that nobody uses: one that is closed just as it is used loses
 * a request. Then nobody new is taken, and it ends after the last answer.
 */
export function drainable(server: Server): Draining {
  // Not a set: each table that it outgrows leads to the next, so one that has grown old keeps all later answers with it.
  const answering: ServerResponse[] = []
  let draining = false
  server.keepAliveTimeout = UNUSED
  server.prependListener('request', (_, response) => {
    answering.push(response)
    response.once('close', () => {
      const newest = answering.pop()
      if (newest && newest !== response) answering[answering.lastIndexOf(response)] = newest
    })
    if (draining) last(response)
  })
  const drain = async (linger: number, limit = LIMIT) => {
    draining = true
    for (const response of answering) last(response)
    await delay(linger)
    // Right after the event loop has accepted what waited; and not the http server's own `close`, which closes idle connections at once.
    await new Promise(setImmediate)
    const closed = new Promise<void>(
      (resolve) => void NetServer.prototype.close.call(server, () => resolve()),
    )
    await within(Math.min(linger, FRESH), closed)
    const idle = setInterval(() => server.closeIdleConnections(), 25)
    server.closeIdleConnections()
    await within(limit, closed)
    clearInterval(idle)
    server.closeAllConnections()
    await closed
  }
  return { drain, isIdle: () => answering.length === 0 }
}

/** After this answer the connection ends. A stream of events never would by itself; its reader comes again. */
function last(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
  else if (response.req.headers.accept?.includes('text/event-stream')) response.destroy()
}

function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const end = new AbortController()
  const late = delay(milliseconds, undefined, { signal: end.signal }).catch(() => {})
  return Promise.race([work, late]).finally(() => end.abort())
}
