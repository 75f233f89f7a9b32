import { LRUCache } from 'lru-cache'
import { siteCache } from '../../base/site-cache.ts'
import type { Services } from '../../data/services.ts'
import type { RequestHead } from '../exchange-type.ts'

/** Text is sent together with the headers in one write. */
type Json = string | Uint8Array<ArrayBuffer>

interface CachedAnswer {
  readonly etag: string
  readonly json: Json
  readonly from: number
  readonly until: number
}

const MOST = 2000
const LONGEST = 4000

type Site = Pick<Services, 'siteCache' | 'clock'>
const answersOf = (site: Site) =>
  siteCache(site, 'answers', () => new LRUCache<string, CachedAnswer>({ max: MOST }))

/** The key of an answer: the call, the caller's token, the currency that they are shown, and the body. */
function keyOf(call: string, request: RequestHead, text: string): string | undefined {
  const { headers } = request
  if (text.length > LONGEST) return undefined
  return `${call}\n${headers.get('authorization')}\n${headers.get('x-wix-currency')}\n${text}`
}

export interface CacheRequest {
  readonly call: string
  readonly request: RequestHead
  /** The body. */
  readonly text: string
  readonly etag: string
}

/** The answer as it was sent before, if nothing has changed since. */
export function cachedAnswer(site: Site, cacheRequest: CacheRequest | undefined): Json | undefined {
  if (!cacheRequest) return undefined
  const { call, request, text, etag } = cacheRequest
  const known = answersOf(site).get(keyOf(call, request, text) ?? '')
  if (known?.etag !== etag) return undefined
  const now = site.clock.now().getTime()
  return known.from <= now && now < known.until ? known.json : undefined
}

/** Caches an answer under the ETag of what it was made from; `from` is when it was made. */
export function cacheAnswer(
  site: Site,
  cacheRequest: CacheRequest,
  json: Json,
  from: Date,
  until: Date | undefined,
): void {
  const key = keyOf(cacheRequest.call, cacheRequest.request, cacheRequest.text)
  if (!key) return
  const end = until?.getTime() ?? Number.POSITIVE_INFINITY
  answersOf(site).set(key, { etag: cacheRequest.etag, json, from: from.getTime(), until: end })
}
