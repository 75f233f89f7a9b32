import type { Context, MiddlewareHandler } from 'hono'
import type { AnswerHeaders, Env } from './app-type.ts'
import { cameByTls, peerOf } from './client.ts'

/**
 * Gives every answer the headers that the request gathered. An operation's own answer is made with them (`withHeaders`),
 * because headers that are added to a finished one cost as much as the rest of a small request.
 */
export const answerHeaders: MiddlewareHandler<Env> = async (c, next) => {
  const headers = firstHeaders(
    c.var.requestId,
    cameByTls({ peer: peerOf(c), request: c.req.raw }, c.var.services.config),
  )
  c.set('headers', headers)
  await next()
  if (c.res === c.var.whole) return
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'Vary') c.res.headers.append(name, value)
    else c.res.headers.set(name, value)
  }
}

/** Headers of every answer. A browser that came by TLS keeps to it for a year (RFC 6797 §6.1). */
export function firstHeaders(requestId: string, byTls: boolean): AnswerHeaders {
  const headers: AnswerHeaders = {
    'X-Wix-Request-Id': requestId,
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Origin',
  }
  if (byTls) headers['Strict-Transport-Security'] = 'max-age=31536000'
  return headers
}

/** An answer that lacks nothing. */
export function withHeaders(c: Context<Env>, body: BodyInit, status = 200): Response {
  const { headers } = c.var
  headers['Content-Type'] = 'application/json'
  const whole = new Response(body, { status, headers })
  c.set('whole', whole)
  return whole
}
