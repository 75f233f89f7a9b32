import type { LRUCache } from 'lru-cache'

/** Uses of one key within a window. */
export interface RateWindow {
  readonly until: number
  taken: number
}

interface Limits {
  readonly now: number
  /** Milliseconds that begin with the first. */
  readonly window: number
  readonly most: number
}

/** Counts one use against the limit of a key in a window of time; milliseconds to wait where it is exceeded, else 0. */
export function consumeRate(
  counts: LRUCache<string, RateWindow>,
  key: string,
  { now, window, most }: Limits,
): number {
  const known = counts.get(key)
  const count = known && known.until > now ? known : { until: now + window, taken: 0 }
  if (count !== known) counts.set(key, count)
  count.taken += 1
  return count.taken <= most ? 0 : count.until - now
}
