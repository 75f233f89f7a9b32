import type { Db } from '../../../data/database.ts'
import { trackQueries } from '../../../data/track-queries.ts'
import { Cacheable } from '../../../http/cache/cacheable.ts'
import { subscriptionOf } from '../lines/custom-texts.ts'
import type { Quote } from '../quote/quote.ts'
import type { WholeCart } from '../store/cart-with-items.ts'

/** Marks an answer that was made of the quote as cacheable, where it is. */
export type MakeCacheable = <Body extends object>(body: Body) => Body | Cacheable<Body>

/**
 * A quote is cacheable if it was made from the cart, its products and the terms alone, all of which a cart's ETag covers:
 * anything else that pricing comes to ask the database for, now or some day, makes it one that is not.
 */
export async function cacheableQuote(
  db: Db,
  { items, terms }: WholeCart,
  now: Date,
  make: (db: Db) => Promise<Quote>,
): Promise<{ readonly quote: Quote; readonly makeCacheable: MakeCacheable }> {
  const seen = trackQueries(db)
  const quote = await make(seen.db)
  const isCacheable =
    terms.isCacheable && !seen.queried && !items.some(({ options }) => subscriptionOf(options))
  return {
    quote,
    makeCacheable: (body) => (isCacheable ? new Cacheable(body, endOf(quote, terms.next(now), now)) : body),
  }
}

/** Windows of delivery close on a full minute. */
function endOf({ options }: Quote, next: Date | undefined, now: Date): Date | undefined {
  if (!options.some(({ slot }) => slot)) return next
  const minute = new Date(Math.floor(now.getTime() / 60_000 + 1) * 60_000)
  return next && next < minute ? next : minute
}
