import type { MiddlewareHandler } from 'hono'
import { Observation, observe } from '../../../base/observe.ts'
import type { Env } from '../../../http/route.ts'
import { requestLogOf } from './log.ts'

/** Tools, probes and files: what would only hide the calls. */
const unlogged = /^\/(_dev(\/|$)|health$|ready$|media\/|favicon\.ico$|_hosted\/.+\.(css|js)$)/

/** Keeps what a request was and did. Knows the call's name, its caller and its SQL by `observe.ts`. */
export const requestLog: MiddlewareHandler<Env> = async (c, next) => {
  const log = requestLogOf(c.var.services)
  if (log.paused || c.req.method === 'OPTIONS' || unlogged.test(c.req.path)) return next()
  const observation = new Observation()
  const at = c.var.services.clock.now()
  const started = performance.now()
  await observe(observation, next)
  const ms = performance.now() - started
  if (observation.answer === undefined && c.res.headers.get('content-type')?.startsWith('application/json')) {
    observation.answer = await c.res
      .clone()
      .text()
      .catch(() => '')
  }
  log.add({
    id: c.var.requestId,
    at,
    method: c.req.method,
    target: c.req.url.slice(c.req.url.indexOf('/', 'https://'.length)),
    headers: sent(c.req.raw.headers),
    operation: c.var.operation,
    status: c.res.status,
    ms,
    fault: c.get('fault'),
    observation,
  })
}

/** Headers needed to repeat a request. */
const repeated = ['content-type', 'x-wix-currency', 'x-wix-linguist', 'x-wix-consistent']

function sent(headers: Headers): Record<string, string> {
  const found: Record<string, string> = {}
  for (const name of repeated) {
    const value = headers.get(name)
    if (value) found[name] = value
  }
  if (headers.has('authorization')) found.authorization = ''
  return found
}
