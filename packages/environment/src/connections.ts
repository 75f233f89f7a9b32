import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * For `createServer`, in milliseconds. The headers of a request are there after ten seconds or the connection is cut; looked
 * at every two. Node's own values, 60 s and 30 s, let a slow sender hold a connection for a minute and a half.
 */
export const promptHeaders = { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 } as const

/** Many people behind one address, and a browser's six connections for each of them. */
export const CONNECTIONS_PER_ADDRESS = 1_000

/**
 * Cuts a connection at once where its address has `most` of them already; 0 is no limit. Proxies are not limited: all that
 * comes through one has its address.
 */
export function limitConnections(server: Server, most: number, isProxy: (address: string) => boolean): void {
  if (most === 0) return
  const open = new Map<string, number>()
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address)) return
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count > most) socket.destroy()
  })
}
