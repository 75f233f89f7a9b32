import type { CartSummary, CartV2 } from '@galleria/platform-client/current-cart-v2'
import type { Cart, Contact, Discount } from '../../../rules/model/index.ts'
import { lineView, wholePrice } from './line-view.ts'
import { less, sum } from './sums.ts'

export const currencyOf = ({ businessInfo, paymentInfo }: CartV2): string =>
  businessInfo?.currencyCode ?? paymentInfo?.currencyCode ?? ''

/** The cart as the pages know it (Cart V2 §3.2); the summary knows what discounts take off. */
export function cartView(cart: CartV2, summary?: CartSummary): Cart {
  const discounts = summary ? discountsOf(summary) : []
  const [coupon] = cart.coupons
  const amount = discounts.find((each) => each.coupon)?.amount
  return {
    id: cart.id,
    currency: currencyOf(cart),
    lineItems: cart.lineItems.map(lineView),
    subtotal: sum(...cart.lineItems.map(wholePrice)),
    subtotalAfterDiscounts: summary
      ? less(summary.priceSummary.subtotal, summary.priceSummary.discount)
      : sum(cart.subtotal),
    ...(coupon && { coupon: { code: coupon.code, ...(amount && { amount }) } }),
    discounts,
    note: cart.note ?? '',
    email: cart.customerInfo?.email,
    contact: contactOf(cart),
  }
}

/** Undefined until the shopper has told any of it. */
function contactOf({ customerInfo, deliveryInfo }: CartV2): Contact | undefined {
  const { firstName, lastName, phone, company, vatId } = customerInfo ?? {}
  const contactDetails = { firstName, lastName, phone, company, vatId }
  const { address } = deliveryInfo ?? {}
  return address || Object.values(contactDetails).some(Boolean) ? { address, contactDetails } : undefined
}

export const discountsOf = ({ discounts }: Pick<CartSummary, 'discounts'>): readonly Discount[] =>
  discounts.map(({ name, source, total }) => ({
    ...(source?.couponCode ? { coupon: source.couponCode } : name && { name }),
    amount: total,
  }))
