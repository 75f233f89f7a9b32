import type { MiddlewareHandler } from 'hono'
import { applicationError } from '../../base/errors.ts'
import type { Env } from '../../http/route.ts'

const FILES = /^\/(?:media|_files\/media)\//
const ALIVE = new Set(['/health', '/ready'])

/**
 * Origin of files, where `MEDIA_URL` names one. Pages and sessions stay off it, because anybody may have uploaded the files.
 * Requests for a file at another origin are redirected there.
 *
 * @throws ApiError 404 for whatever is no file, at that origin
 */
export const mediaHost: MiddlewareHandler<Env> = async (c, next) => {
  const { mediaUrl } = c.var.services.config
  if (!mediaUrl) return next()
  const { host, pathname, search } = new URL(c.req.url)
  const isFile = FILES.test(pathname)
  if (host === new URL(mediaUrl).host) {
    if (isFile || ALIVE.has(pathname)) return next()
    throw applicationError(404, 'NOT_FOUND', 'Only files are served at this address.')
  }
  return isFile && c.req.method === 'GET' ? c.redirect(`${mediaUrl}${pathname}${search}`, 308) : next()
}
