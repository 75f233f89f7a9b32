import { LRUCache } from 'lru-cache'
import type { Db } from '../database.ts'

/** Terms of sale, read once: rules, ways of delivery, taxes, fees. */
export class Terms {
  /** Whether it is known by a revision, and so may be built upon until another one comes. */
  readonly isCacheable: boolean
  readonly #parts = new Map<string, unknown>()
  readonly #moments: number[] = []

  constructor(isCacheable = false) {
    this.isCacheable = isCacheable
  }

  /** Reads a part on its first use, with the connection at hand; a failed read is tried again. */
  async part<T>(name: string, read: () => Promise<T>): Promise<T> {
    if (!this.#parts.has(name)) {
      const value = await read()
      if (!this.#parts.has(name)) this.#moments.push(...momentsIn(value))
      this.#parts.set(name, value)
    }
    return this.#parts.get(name) as T
  }

  /** When the next rule, fee or delivery begins or ends by itself. */
  next(now: Date): Date | undefined {
    const coming = this.#moments.filter((moment) => moment > now.getTime())
    return coming.length ? new Date(Math.min(...coming)) : undefined
  }
}

function momentsIn(value: unknown): number[] {
  if (value instanceof Date) return [value.getTime()]
  return typeof value === 'object' && value ? Object.values(value).flatMap(momentsIn) : []
}

const cache = new LRUCache<string, Terms>({ max: 16 })

/** Terms of a revision, whose content never changes; without a revision nothing is cached. */
export function termsOf(revision: string | null): Terms {
  if (!revision) return new Terms()
  const known = cache.get(revision) ?? new Terms(true)
  cache.set(revision, known)
  return known
}

export async function readTerms(db: Db): Promise<Terms> {
  const row = await db.selectFrom('tradeRevision').select('revision').executeTakeFirst()
  return termsOf(row?.revision ?? null)
}
