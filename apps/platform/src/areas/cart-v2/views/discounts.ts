import type { Quote } from '../../cart/index.ts'
import type { MoneyOf } from './money.ts'

type Applied = Quote['totals']['discounts'][number]

/** Source and name of a discount; what the merchant took off by hand has no counterpart and counts as a rule's (Cart V2 §3.5). */
function sourceOf({ coupon, rules }: Quote, { id }: Applied) {
  if (id === coupon?.id)
    return { name: { original: coupon.name }, source: { sourceType: 'COUPON', couponCode: coupon.code } }
  const name = rules.find((rule) => rule.id === id)?.name ?? 'Discount'
  return { name: { original: name }, source: { sourceType: 'AUTOMATIC_RULE' } }
}

/** Discounts of lines; those of the whole cart are not among them (Cart V2 §2.4). */
const ofLines = ({ totals }: Quote) =>
  totals.discounts.filter(({ target, amount }) => target === 'SPECIFIC_ITEMS' && amount > 0)

/** Amount that the line's own discounts take off. */
export function offLine(quote: Quote, lineId: string): number {
  return ofLines(quote).reduce((all, { byLine }) => all + (byLine?.get(lineId) ?? 0), 0)
}

export function lineDiscounts(quote: Quote, lineId: string, money: MoneyOf) {
  return ofLines(quote).flatMap((discount) => {
    const off = discount.byLine?.get(lineId) ?? 0
    return off ? [{ ...sourceOf(quote, discount), amountOff: money(off) }] : []
  })
}

const scopes = { GLOBAL: 'CART_SUBTOTAL', SPECIFIC_ITEMS: 'LINE_ITEM', SHIPPING: 'DELIVERY' } as const

export function discountsView(quote: Quote, money: MoneyOf) {
  return quote.totals.discounts
    .filter(({ amount }) => amount > 0)
    .map((discount) => ({
      ...sourceOf(quote, discount),
      scope: scopes[discount.target],
      total: money(discount.amount),
      lineItemDiscounts: [...(discount.byLine ?? [])]
        .filter(([, off]) => off > 0)
        .map(([lineItemId, off]) => ({ lineItemId, amountOff: money(off) })),
    }))
}
