import { LRUCache } from 'lru-cache'
import { oauthError } from '../../../base/errors.ts'
import { consumeRate, type RateWindow } from '../../../base/rate-limit.ts'
import { siteCache } from '../../../base/site-cache.ts'
import type { Services } from '../../../data/services.ts'

/** Milliseconds for which new visitors of an address are counted. */
const WINDOW = 15 * 60_000
const MOST_ADDRESSES = 10_000

/**
 * Takes one of the new visitors that a network address may have. Counted by each server for itself: a visitor's tokens cost
 * no write, and a count in the database would be one.
 * @throws ApiError 429 with `Retry-After`
 */
export function takeVisitor(site: Pick<Services, 'siteCache' | 'clock' | 'config'>, address: string): void {
  const counts = siteCache(
    site,
    'visitors by address',
    () => new LRUCache<string, RateWindow>({ max: MOST_ADDRESSES }),
  )
  const left = consumeRate(counts, address, {
    now: site.clock.now().getTime(),
    window: WINDOW,
    most: site.config.visitorsPerAddress,
  })
  if (left === 0) return
  const wait = String(Math.ceil(left / 1000))
  throw oauthError(
    429,
    'too_many_requests',
    `Too many new visitors from this address. Try again in ${wait} seconds.`,
    {
      'Retry-After': wait,
    },
  )
}
