import type { Context } from 'hono'

/** A form of this site, as far as browsers say. */
export function isOwnForm(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  return !site || site === 'same-origin' || site === 'none'
}

/** Path that a form returns to: always of this site, so that nobody can send a shopper elsewhere. */
export function ownPath(wanted: unknown): string {
  const path = String(wanted ?? '')
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/'
}
