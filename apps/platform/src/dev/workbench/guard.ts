import type { MiddlewareHandler } from 'hono'
import { applicationError } from '../../base/errors.ts'
import type { Env } from '../../http/route.ts'

/**
 * Tools that read everything and change anything answer this machine's own pages and programs alone: no name that was
 * bent to point here (DNS rebinding), no form or script of a foreign page.
 */
export const guard: MiddlewareHandler<Env> = async (c, next) => {
  const { config } = c.var.services
  const own = new URL(config.publicUrl)
  const { hostname } = new URL(c.req.url)
  if (hostname !== own.hostname && !loopback.has(hostname)) {
    throw applicationError(403, 'FOREIGN_HOST', `The workbench is not reached as ${hostname}`)
  }
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    const registered = config.clients.some(({ origins }) => origins.includes(origin ?? ''))
    if (!registered && !isOurs(c.req.url, origin, site)) {
      throw applicationError(403, 'FOREIGN_FORM', 'The workbench takes no request from another site')
    }
  }
  await next()
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A program tells neither; a browser always tells one of the two (`null` from a page without a referrer). */
function isOurs(url: string, origin: string | undefined, site: string | undefined): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return origin === undefined || origin === new URL(url).origin
}
