import type { MiddlewareHandler } from 'hono'
import type { PlatformConfig } from '../data/config.ts'
import type { AnswerHeaders, Env } from './app-type.ts'

const allowed = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'authorization, content-type, traceparent, x-wix-bi-gateway, x-wix-consistent, x-wix-currency, x-wix-linguist',
  'Access-Control-Max-Age': '600',
}

/** Headers that our client reads: the request's id, the consistency token to echo, and the retry delay. */
const exposed = 'X-Wix-Request-Id, X-Wix-Consistent, Retry-After'

/** Registered origins alone, character by character; no credentials, since the token is a header of its own. */
export function corsHeaders(
  { clients }: Pick<PlatformConfig, 'clients'>,
  origin: string | undefined,
): AnswerHeaders | undefined {
  const known = origin !== undefined && clients.some((client) => client.origins.includes(origin))
  if (!known) return undefined
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed }
}

export const cors: MiddlewareHandler<Env> = async (c, next) => {
  const { headers } = c.var
  const known = corsHeaders(c.var.services.config, c.req.header('origin'))
  Object.assign(headers, known)
  if (c.req.method !== 'OPTIONS' || c.req.header('access-control-request-method') === undefined) return next()
  if (known) Object.assign(headers, allowed)
  return new Response(null, { status: 204 })
}
