import { createHash } from 'node:crypto'
import { applicationError } from '../../base/errors.ts'
import { derive, isDerived, type Secrets } from '../../base/sealed.ts'
import type { Quote } from '../cart/index.ts'
import type { Priced } from './purchase/quote.ts'

const PURPOSE = 'prices of a cart'

/** The same for the same goods at the same prices, paid by the same means. */
function fingerprint({ items, totals }: Quote): string {
  const { total, giftCard, storeCredit, payNow, payLater } = totals
  const lines = totals.lines.map(({ id, gross, discount, tax }) => [id, gross, discount, tax])
  const pieces = items.map(({ id, quantity }) => [id, quantity])
  const shown = [total, giftCard, storeCredit, payNow.total, payLater.total, totals.shipping, lines, pieces]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}

const textOf = (cartId: string, prices: string) => `${cartId} ${prices}`

/** Ties an order to the prices that were shown; nobody else can make one. */
export function priceToken({ secret }: Secrets, { row, quote }: Pick<Priced, 'row' | 'quote'>): string {
  const prices = fingerprint(quote)
  return `${prices}.${derive(secret, PURPOSE, textOf(row.cartId, prices))}`
}

/** Tells whether a quote has the prices of the token. Throws for a token that is not one of this cart. */
export function readPriceToken(secrets: Secrets, cartId: string, token: string): (quote: Quote) => boolean {
  const [prices = '', proof = '', ...rest] = token.split('.')
  if (rest.length || !isDerived(secrets, PURPOSE, textOf(cartId, prices), proof))
    throw applicationError(
      428,
      'INVALID_PRICE_VERIFICATION_TOKEN',
      "The price token isn't one of this cart. Calculate the cart again.",
      { token },
    )
  return (quote) => fingerprint(quote) === prices
}
