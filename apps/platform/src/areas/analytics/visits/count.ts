import type { VisitDevice, VisitSource } from '@galleria/platform-client/entities/analytics'
import { LRUCache } from 'lru-cache'
import { Batcher } from '../../../base/batcher.ts'
import { dayIn } from '../../../base/day.ts'
import { consumeRate, type RateWindow } from '../../../base/rate-limit.ts'
import { siteCache } from '../../../base/site-cache.ts'
import type { Services } from '../../../data/services.ts'
import { addVisits } from './store.ts'

/** One step of a visit, as a page tells it. */
export interface Step {
  readonly step: 'VISIT' | 'PRODUCT'
  readonly device: VisitDevice
  readonly source: VisitSource
  readonly country: string
}

/** Milliseconds for which steps of an address are counted. */
const WINDOW = 15 * 60_000
/** Steps of one address in that time: an office has one address, and a script has no more. */
export const MOST_STEPS = 120
const MOST_ADDRESSES = 10_000
/** Milliseconds for which steps wait for each other where many come, so that all are one write. */
const LINGER = 1000

type Site = Pick<Services, 'siteCache' | 'clock' | 'config' | 'db'>

/** Adds a step to its day, unless its address has sent more than people do; the address is kept in memory alone, for minutes. */
export async function countStep(site: Site, address: string, step: Step): Promise<boolean> {
  const known = siteCache(
    site,
    'visits by address',
    () => new LRUCache<string, RateWindow>({ max: MOST_ADDRESSES }),
  )
  const now = site.clock.now()
  if (consumeRate(known, address, { now: now.getTime(), window: WINDOW, most: MOST_STEPS }) > 0) return false
  const batch = siteCache(
    site,
    'visits',
    () =>
      new Batcher<Step & { readonly day: string }, void>(async (steps) => {
        await addVisits(site.db, steps)
        return steps.map(() => undefined)
      }, LINGER),
  )
  await batch.load({ ...step, day: dayIn(now, site.config.timeZone) })
  return true
}
