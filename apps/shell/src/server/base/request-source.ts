import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Client's address as far as the network says: the nearest that is not one of our proxies'. `proxies`: how many stand
 * before the shell and add to X-Forwarded-For.
 */
export function sourceOf(c: Context, proxies: number): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  const direct = incoming?.socket.remoteAddress ?? 'unknown'
  if (proxies === 0) return direct
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim())
  return forwarded.at(-proxies) || direct
}

/** Whether the browser's part of the way here was TLS: what a trusted proxy says of it, else what the shop's address says. */
export function cameByTls(c: Context, proxies: number, shellUrl: string): boolean {
  const forwarded = proxies > 0 && c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim()
  return forwarded ? forwarded === 'https' : shellUrl.startsWith('https:')
}

/** Browsers say where a request comes from; what does not say so is no page of ours. */
export function isSameOrigin(c: Context, shellUrl: string): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') return false
  const origin = c.req.header('origin')
  if (origin === undefined) return site === 'same-origin'
  return origin === new URL(c.req.url).origin || origin === new URL(shellUrl).origin
}
