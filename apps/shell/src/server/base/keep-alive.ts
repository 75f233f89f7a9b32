import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Milliseconds that an unused connection is kept. Node's five seconds are less than what proxies and load balancers keep
 * (60 s and more): one that is closed just as it is used again loses a request, so the one who closes first must be the client.
 */
const unused = 75_000

/** How a server ends: what is being answered may take so many milliseconds more, then connections are cut. */
export type End = (patience: number) => Promise<void>

export function keepAlive(server: Server): End {
  server.keepAliveTimeout = unused
  // Use an array: each table that a set outgrows leads to the next, so an old set would hold all later responses.
  const answering: ServerResponse[] = []
  let isEnding = false
  server.prependListener('request', (_, response: ServerResponse) => {
    answering.push(response)
    response.once('close', () => {
      const newest = answering.pop()
      if (newest && newest !== response) answering[answering.lastIndexOf(response)] = newest
    })
    if (isEnding) last(response)
  })
  return async (patience) => {
    isEnding = true
    for (const response of answering) last(response)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    const idle = setInterval(() => server.closeIdleConnections(), 25)
    const enough = new AbortController()
    await Promise.race([closed, sleep(patience, undefined, { signal: enough.signal }).catch(() => undefined)])
    enough.abort()
    clearInterval(idle)
    server.closeAllConnections()
    await closed
  }
}

/** After this answer the connection ends. A stream of events never would by itself; its reader comes again. */
function last(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
  else if (response.req.headers.accept?.includes('text/event-stream')) response.destroy()
}
