import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Platform } from '../app.ts'
import type { ServerConfig } from '../config.ts'
import { codeOf } from '../database.ts'
import { type Draining, drainable } from './drain.ts'

/** Longer than any proxy of ours keeps a connection it does not use: the one who closes first must be the proxy. */
const KEPT_ALIVE = 75_000

/** Puts a platform on the network. */
export function listen(
  fetch: Platform['fetch'],
  { port, host }: Pick<ServerConfig, 'port' | 'host'>,
): Promise<Draining> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: (request, env) => fetch(request, env), port, hostname: host }, () =>
      resolve(draining),
    ) as Server
    server.keepAliveTimeout = KEPT_ALIVE
    const draining = drainable(server)
    server.once('error', (error) => {
      const taken = codeOf(error) === 'EADDRINUSE'
      reject(taken ? new Error(`Port ${port} is taken. Set PORT to a free one, or end what uses it.`) : error)
    })
  })
}
