import { LRUCache } from 'lru-cache'
import { oauthError } from '../../../base/errors.ts'
import { siteCache } from '../../../base/site-cache.ts'
import type { Services } from '../../../data/services.ts'

/** Milliseconds for which new visitors of an address are counted. */
const WINDOW = 15 * 60_000
const MOST_ADDRESSES = 10_000

interface Count {
  readonly until: number
  visitors: number
}

/**
 * Takes one of the new visitors that a network address may have. Counted by each server for itself: a visitor's tokens cost
 * no write, and a count in the database would be one.
 * @throws ApiError 429 with `Retry-After`
 */
export function takeVisitor(site: Pick<Services, 'siteCache' | 'clock' | 'config'>, address: string): void {
  const counts = siteCache(
    site,
    'visitors by address',
    () => new LRUCache<string, Count>({ max: MOST_ADDRESSES }),
  )
  const now = site.clock.now().getTime()
  const known = counts.get(address)
  const count = known && known.until > now ? known : { until: now + WINDOW, visitors: 0 }
  if (count !== known) counts.set(address, count)
  count.visitors += 1
  if (count.visitors <= site.config.visitorsPerAddress) return
  const wait = String(Math.ceil((count.until - now) / 1000))
  throw oauthError(
    429,
    'too_many_requests',
    `Too many new visitors from this address. Try again in ${wait} seconds.`,
    {
      'Retry-After': wait,
    },
  )
}
