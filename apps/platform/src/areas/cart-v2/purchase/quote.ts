import { unseal } from '../../../base/sealed.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import { type Item, type Quote, type QuoteRequest, readItems } from '../../cart/index.ts'
import { type CheckoutRow, GIFT_CARD, quoteCheckout } from '../../checkout/index.ts'
import { type Coupon, findCoupon, findGiftCard, type GiftCardRow } from '../../terms/index.ts'

/** A purchase with what the catalog and the terms make of it now. */
export interface Priced {
  readonly row: CheckoutRow
  /** Lines as they were asked for; those of `quote` have the quantities that can be had. */
  readonly items: readonly Item[]
  readonly quote: Quote
  readonly coupon: Coupon | undefined
  readonly giftCard: GiftCardRow | undefined
}

/** Quantity that can be had; prices follow it (Cart V2 §2.4). */
export function confirmedOf({ quantity, left }: Item): number {
  return left === undefined ? quantity : Math.min(quantity, left)
}

export async function pricePurchase(
  db: Db,
  config: PlatformConfig,
  row: CheckoutRow,
  now: Date,
  more: Partial<QuoteRequest> = {},
): Promise<Priced> {
  const items = await readItems(db, row.lines)
  const confirmed = items
    .map((item) => ({ ...item, quantity: confirmedOf(item) }))
    .filter(({ quantity }) => quantity > 0)
  const quote = await quoteCheckout(db, row, now, config, {
    ...{ lines: confirmed, items: confirmed, locale: config.locale },
    ...more,
  })
  const code = codeOfCard(config, row)
  return {
    ...{ row, items, quote },
    coupon: quote.coupon ?? (row.couponCode ? await findCoupon(db, row.couponCode) : undefined),
    giftCard: quote.giftCard?.card ?? (code ? await findGiftCard(db, code) : undefined),
  }
}

/** Request for the cart alone: what it costs before delivery and taxes. */
export const cartOnly = ({ shippingCode }: CheckoutRow): Partial<QuoteRequest> => ({
  withShipping: Boolean(shippingCode),
  withTax: false,
  withFees: false,
})

export function codeOfCard(config: PlatformConfig, { giftCard }: CheckoutRow): string | undefined {
  return giftCard ? unseal(config, GIFT_CARD, giftCard) : undefined
}
