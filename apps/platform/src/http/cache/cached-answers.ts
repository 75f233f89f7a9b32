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

type CachedAnswers = LRUCache<string, CachedAnswer>
export const answersOf = (site: Pick<Services, 'siteCache'>): CachedAnswers =>
  siteCache(site, 'answers', () => new LRUCache<string, CachedAnswer>({ max: MOST }))

/** Forgets every answer: something that no ETag tells of has changed. */
export function forgetAnswers({ siteCache: cache }: Pick<Services, 'siteCache'>): void {
  cache.delete('answers')
}

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
  /** Answers of when the request came: once they are forgotten, what is made for it is too. */
  readonly answers: CachedAnswers
}

/** The answer as it was sent before, if nothing has changed since. */
export function cachedAnswer(
  site: Pick<Services, 'clock'>,
  cacheRequest: CacheRequest | undefined,
): Json | undefined {
  if (!cacheRequest) return undefined
  const { call, request, text, etag, answers } = cacheRequest
  const known = answers.get(keyOf(call, request, text) ?? '')
  if (known?.etag !== etag) return undefined
  const now = site.clock.now().getTime()
  return known.from <= now && now < known.until ? known.json : undefined
}

/** Caches an answer under the ETag of what it was made from; `from` is when it was made. */
export function cacheAnswer(
  cacheRequest: CacheRequest,
  json: Json,
  from: Date,
  until: Date | undefined,
): void {
  const key = keyOf(cacheRequest.call, cacheRequest.request, cacheRequest.text)
  if (!key) return
  const end = until?.getTime() ?? Number.POSITIVE_INFINITY
  cacheRequest.answers.set(key, { etag: cacheRequest.etag, json, from: from.getTime(), until: end })
}
