import { requestIdFrom } from '@galleria/observability'
import type { Context } from 'hono'
import { beyondProxies, isFromProxy } from '../base/proxies.ts'
import type { Services } from '../data/services.ts'
import { requestedLanguage } from '../domain/messages/requested-language.ts'
import type { Env } from './app-type.ts'
import type { Exchange } from './exchange-type.ts'

/** Client at the other end of a request, as far as a server can tell. Nothing here proves anything. */
export interface Client {
  /** Network address, an IPv6 one as its /64: whoever has one has the rest. */
  readonly address: string
  readonly userAgent: string | null
  /** Origin of the requesting page, if it is ours or a registered client's; else our own. */
  readonly origin: string
  /** Preferred language as a BCP 47 tag. */
  readonly language?: string | undefined
  /** ISO 3166 code by the header of a trusted proxy that `COUNTRY_HEADER` names. */
  readonly country?: string | undefined
}

type From = Pick<Exchange, 'peer' | 'request'>
type Served = Pick<Exchange, 'services'>

export function clientOf({ services: { config }, peer, request: { headers } }: From & Served): Client {
  return {
    address: network(beyondProxies(peer, headers.get('x-forwarded-for') ?? undefined, config.trustedProxies)),
    userAgent: headers.get('user-agent')?.slice(0, 300) ?? null,
    origin: originOf(config, headers.get('origin') ?? undefined),
    language: requestedLanguage({ headers }),
    country: countryOf(config, peer, headers),
  }
}

/** Proxies write XX and T1 where they know of no country. */
function countryOf(
  { countryHeader, trustedProxies }: Services['config'],
  peer: string,
  headers: From['request']['headers'],
): string | undefined {
  if (!countryHeader || !isFromProxy(peer, trustedProxies)) return undefined
  const told = headers.get(countryHeader)?.toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(told) && told !== 'XX' ? told : undefined
}

export function peerOf(c: Context<Env>): string {
  return c.env.incoming?.socket?.remoteAddress ?? 'unknown'
}

/** The id under which a trusted proxy has logged the request, else a new one. */
export function requestIdOf({ peer, request }: From, { trustedProxies }: Services['config']): string {
  return requestIdFrom(request.headers.get('x-request-id'), () => isFromProxy(peer, trustedProxies))
}

/** Whether the browser's part of the way here was TLS: what a trusted proxy says of it, else what our address says. */
export function cameByTls(
  { peer, request }: From,
  { publicUrl, trustedProxies }: Services['config'],
): boolean {
  const claimed = request.headers.get('x-forwarded-proto')
  if (claimed && isFromProxy(peer, trustedProxies)) return claimed === 'https'
  return publicUrl.startsWith('https:')
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
  const own = ownOrigin(config)
  if (given === undefined) return own
  const twin = config.development && given === own.replace('127.0.0.1', 'localhost')
  const known = config.clients.some(({ origins }) => origins.includes(given))
  return twin || known ? given : own
}

const owns = new WeakMap<Services['config'], string>()

function ownOrigin(config: Services['config']): string {
  const own = owns.get(config) ?? new URL(config.publicUrl).origin
  owns.set(config, own)
  return own
}
