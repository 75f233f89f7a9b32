import { ApiError, applicationError } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import { holdsMoreThan } from './store/count.ts'

/** Milliseconds for which a catalog that was too large is not counted again: each search asks. */
const PAUSE = 10_000

/** Refusal to read a catalog into memory that would not fit. */
export class TooManyProducts extends ApiError {
  readonly #since = performance.now()

  constructor(most: number) {
    const description = `The catalog has more than ${most} products, which is the most that this server may keep in memory. Raise SEARCH_MEMORY_PRODUCTS and give each platform ${MEGABYTES} MB of memory for every 1000 more products, or delete products.`
    const { status, message, body } = applicationError(503, 'CATALOG_TOO_LARGE', description, { most })
    super(status, message, body, { 'Retry-After': String(PAUSE / 1000) })
  }

  get isRecent(): boolean {
    return performance.now() - this.#since < PAUSE
  }
}

/** For 1000 products with the words of six languages, staff's among them (decision 0437). */
const MEGABYTES = 7

/** Refuses before anything is read: a server that runs out of memory would end without a word. */
export async function refuseTooMany(db: Db, most: number): Promise<void> {
  if (await holdsMoreThan(db, most)) throw new TooManyProducts(most)
}
