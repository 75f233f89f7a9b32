import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from './route.ts'

/** Of the answer under way, by name: what every answer carries, and what its call adds. */
export type AnswerHeaders = Record<string, string>

/**
 * Gives every answer the headers that the request gathered. An operation's own answer is made with them (`withHeaders`),
 * because headers that are added to a finished one cost as much as the rest of a small request.
 */
export const answerHeaders: MiddlewareHandler<Env> = async (c, next) => {
  const headers = firstHeaders(c.var.requestId)
  c.set('headers', headers)
  await next()
  if (c.res === c.var.whole) return
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'Vary') c.res.headers.append(name, value)
    else c.res.headers.set(name, value)
  }
}

/** What every answer carries. */
export function firstHeaders(requestId: string): AnswerHeaders {
  return { 'X-Wix-Request-Id': requestId, 'X-Content-Type-Options': 'nosniff', Vary: 'Origin' }
}

/** An answer that lacks nothing. */
export function withHeaders(c: Context<Env>, body: BodyInit, status = 200): Response {
  const { headers } = c.var
  headers['Content-Type'] = 'application/json'
  const whole = new Response(body, { status, headers })
  c.set('whole', whole)
  return whole
}
