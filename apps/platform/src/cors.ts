import type { MiddlewareHandler } from 'hono'
import type { Env } from './route.ts'

const allowed = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'authorization, content-type, x-wix-bi-gateway, x-wix-consistent, x-wix-currency, x-wix-linguist',
  'Access-Control-Max-Age': '600',
}

/** What our client reads: the request's id, the consistency token to echo, and how long to wait. */
const exposed = 'X-Wix-Request-Id, X-Wix-Consistent, Retry-After'

/** Registered origins alone, character by character; no credentials, since the token is a header of its own. */
export const cors: MiddlewareHandler<Env> = async (c, next) => {
  const origin = c.req.header('origin')
  const known =
    origin !== undefined && c.var.services.config.clients.some((client) => client.origins.includes(origin))
  const { headers } = c.var
  if (known) {
    headers['Access-Control-Allow-Origin'] = origin
    headers['Access-Control-Expose-Headers'] = exposed
  }
  if (c.req.method !== 'OPTIONS' || c.req.header('access-control-request-method') === undefined) return next()
  if (known) Object.assign(headers, allowed)
  return new Response(null, { status: 204 })
}
