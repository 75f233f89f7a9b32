import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import {
  CONNECTIONS_PER_ADDRESS,
  type Draining,
  drainable,
  hasTwice,
  limitConnections,
  promptHeaders,
} from '@galleria/environment'
import { during, type Seen } from '@galleria/observability'
import { type HttpBindings, serve } from '@hono/node-server'
import { applicationError } from '../../base/errors.ts'
import { isFromProxy } from '../../base/proxies.ts'
import type { ServerConfig } from '../../data/config.ts'
import { codeOf } from '../../data/database.ts'
import type { Platform } from '../app.ts'
import type { Direct } from './direct.ts'

/** Follows a request of the network, if anybody looks. */
export type Watch = (incoming: IncomingMessage, outgoing: ServerResponse) => Seen

type Listening = Pick<ServerConfig, 'port' | 'host'> &
  Partial<Pick<ServerConfig, 'connectionsPerAddress' | 'platform'>>

/** Puts a platform on the network. */
export function listen(
  fetch: Platform['fetch'],
  { port, host, connectionsPerAddress, platform }: Listening,
  direct?: Direct,
  { watch, isTraced = false }: { readonly watch?: Watch | undefined; readonly isTraced?: boolean } = {},
): Promise<Draining> {
  return new Promise((resolve, reject) => {
    const answer = (request: Request, env: HttpBindings) =>
      hasTwice(env.incoming.rawHeaders) ? ambiguous() : fetch(request, env)
    const createServer = (options: ServerOptions, usual: RequestListener) =>
      createHttpServer({ ...options, ...promptHeaders }, (incoming, outgoing) => {
        const seen = watch?.(incoming, outgoing)
        const respond = () => {
          if (!direct || hasTwice(incoming.rawHeaders) || !direct(incoming, outgoing))
            usual(incoming, outgoing)
        }
        // Statements find their request only where they are traced.
        if (isTraced) during(seen, respond)
        else respond()
      })
    const options = { fetch: answer as typeof fetch, port, hostname: host, createServer }
    const server = serve(options as Parameters<typeof serve>[0], () => resolve(draining)) as Server
    limitConnections(server, connectionsPerAddress ?? CONNECTIONS_PER_ADDRESS, (peer) =>
      isFromProxy(peer, platform?.trustedProxies ?? 0),
    )
    const draining = drainable(server)
    server.once('error', (error) => {
      const taken = codeOf(error) === 'EADDRINUSE'
      reject(
        taken
          ? new Error(
              `Port ${port} is already in use. Set PORT to a free port, or stop the process that uses it.`,
            )
          : error,
      )
    })
  })
}

function ambiguous(): Response {
  const { body, status } = applicationError(
    400,
    'AMBIGUOUS_HEADERS',
    'A header that may appear only once appears twice. Send it once.',
  )
  return Response.json(body, { status })
}
