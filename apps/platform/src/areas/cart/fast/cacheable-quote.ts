import { Lasting } from '../../../base/lasting.ts'
import type { Db } from '../../../data/database.ts'
import { watched } from '../../../data/watched.ts'
import { subscriptionOf } from '../lines/custom-texts.ts'
import type { Quote } from '../quote/quote.ts'
import type { WholeCart } from '../store/cart-with-items.ts'

/** An answer made of the quote, to be kept where it may be. */
export type Lasts = <Body extends object>(body: Body) => Body | Lasting<Body>

/**
 * A quote lasts if it was made from the cart, its goods and trade alone, all of which a cart's mark covers: whatever
 * else pricing comes to ask the database for, now or some day, makes it one that is not kept.
 */
export async function lastingQuote(
  db: Db,
  { items, trade }: WholeCart,
  now: Date,
  make: (db: Db) => Promise<Quote>,
): Promise<{ readonly quote: Quote; readonly lasts: Lasts }> {
  const seen = watched(db)
  const quote = await make(seen.db)
  const lasting = trade.lasting && !seen.asked && !items.some(({ options }) => subscriptionOf(options))
  return { quote, lasts: (body) => (lasting ? new Lasting(body, endOf(quote, trade.next(now), now)) : body) }
}

/** Windows of delivery close on a full minute. */
function endOf({ options }: Quote, next: Date | undefined, now: Date): Date | undefined {
  if (!options.some(({ slot }) => slot)) return next
  const minute = new Date(Math.floor(now.getTime() / 60_000 + 1) * 60_000)
  return next && next < minute ? next : minute
}
