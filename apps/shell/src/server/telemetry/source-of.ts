import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Who asks, as far as the network says: the nearest address that is not one of our proxies'. `proxies`: how many stand
 * before the shell and add to X-Forwarded-For.
 */
export function sourceOf(c: Context, proxies: number): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  const direct = incoming?.socket.remoteAddress ?? 'unknown'
  if (proxies === 0) return direct
  const told = (c.req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim())
  return told.at(-proxies) || direct
}

/** Browsers say where a request comes from; what does not say so is no page of ours. */
export function isSameOrigin(c: Context, shellUrl: string): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') return false
  const origin = c.req.header('origin')
  if (origin === undefined) return site === 'same-origin'
  return origin === new URL(c.req.url).origin || origin === new URL(shellUrl).origin
}
