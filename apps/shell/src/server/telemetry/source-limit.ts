import { createHmac, randomBytes } from 'node:crypto'

/** Lets each source through so often; sources are known by a hash that nobody can undo, for minutes, in memory alone. */
export interface SourceLimit {
  /** Seconds to wait; 0 to go ahead. */
  take(source: string): number
}

interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** More at once than a page with trouble sends; then one per second. */
const usualRate: Rate = { burst: 60, perSecond: 1 }
const most = 20_000

export function createSourceLimit(now: () => number, { burst, perSecond }: Rate = usualRate): SourceLimit {
  const secret = randomBytes(16)
  const buckets = new Map<string, { left: number; at: number }>()
  return {
    take(source) {
      const key = createHmac('sha256', secret).update(source).digest('base64url')
      const at = now()
      const before = buckets.get(key) ?? { left: burst, at }
      const left = Math.min(burst, before.left + ((at - before.at) / 1000) * perSecond)
      // The longest silent one makes room: it is full again by now, or there are too many to tell apart.
      buckets.delete(key)
      if (buckets.size >= most) buckets.delete(buckets.keys().next().value as string)
      buckets.set(key, { left: left < 1 ? left : left - 1, at })
      return left < 1 ? Math.ceil((1 - left) / perSecond) : 0
    },
  }
}
