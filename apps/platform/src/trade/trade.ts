import type { Db } from '../database.ts'
import { Recent } from '../recent.ts'

/** What a sale is made under, read once: rules, ways of delivery, taxes, fees. */
export class Trade {
  readonly #parts = new Map<string, unknown>()

  /** Whoever asks first reads it, with the connection at hand; a failed read is tried again. */
  async part<T>(name: string, read: () => Promise<T>): Promise<T> {
    if (!this.#parts.has(name)) this.#parts.set(name, await read())
    return this.#parts.get(name) as T
  }
}

const kept = new Recent<Trade>(16)

/** Of a revision, whose content never changes; without one nothing is kept. */
export function tradeOf(revision: string | null): Trade {
  if (!revision) return new Trade()
  const known = kept.get(revision) ?? new Trade()
  kept.set(revision, known)
  return known
}

export async function readTrade(db: Db): Promise<Trade> {
  const row = await db.selectFrom('tradeRevision').select('revision').executeTakeFirst()
  return tradeOf(row?.revision ?? null)
}
