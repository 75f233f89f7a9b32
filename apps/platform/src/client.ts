import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { beyondProxies, isFromProxy } from './proxies.ts'
import type { Env } from './route.ts'
import type { Services } from './services.ts'

/** Who is at the other end of a request, as far as a server can tell. Nothing here proves anything. */
export interface Client {
  /** Network address, an IPv6 one as its /64: whoever has one has the rest. */
  readonly address: string
  readonly userAgent: string | null
  /** Of the page that asks, if it is ours or a registered client's; else our own. */
  readonly origin: string
}

export function clientOf(c: Context<Env>): Client {
  const { config } = c.var.services
  return {
    address: addressOf(c, config.trustedProxies),
    userAgent: c.req.header('user-agent')?.slice(0, 300) ?? null,
    origin: originOf(config, c.req.header('origin')),
  }
}

function addressOf(c: Context<Env>, trusted: Services['config']['trustedProxies']): string {
  return network(beyondProxies(peerOf(c), c.req.header('x-forwarded-for'), trusted))
}

function peerOf(c: Context<Env>): string {
  return c.env.incoming?.socket?.remoteAddress ?? 'unknown'
}

/** The id under which a trusted proxy has logged the request, else a new one. */
export function requestIdOf(c: Context<Env>, { trustedProxies }: Services['config']): string {
  const told = c.req.header('x-request-id')
  const known = told && /^[\w.-]{8,128}$/.test(told) && isFromProxy(peerOf(c), trustedProxies)
  return known ? told : randomUUID()
}

function network(address: string): string {
  const plain = address.slice(0, 60)
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const gap = tail === undefined ? [] : Array(Math.max(0, 8 - start.length - end.length)).fill('0')
  return `${[...start, ...gap, ...end].slice(0, 4).join(':')}::/64`
}

/** Our own pages may be reached by either loopback name on a development machine, as the store's are. */
function originOf(config: Services['config'], given: string | undefined): string {
  const own = new URL(config.publicUrl)
  if (given === undefined) return own.origin
  const twin = config.development && given === own.origin.replace('127.0.0.1', 'localhost')
  const known = config.clients.some(({ origins }) => origins.includes(given))
  return twin || known ? given : own.origin
}
