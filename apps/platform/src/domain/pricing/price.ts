import type { Minor } from '../money/money.ts'
import { sum } from './amounts.ts'
import { applyDiscounts } from './discounts/apply.ts'
import type { Discount } from './discounts/discount.ts'
import type { Fee } from './fees.ts'
import { grossOf, type PricedLine, type TaxedAt } from './line.ts'
import { type GiftCardOffer, paidByGiftCard } from './payment/gift-card.ts'
import { payNow } from './payment/pay-now.ts'
import { rest, type Summary } from './payment/summary.ts'
import { type TaxPolicy, untaxed } from './tax/authority.ts'
import { byAuthority } from './tax/breakdown.ts'
import { noTax, taxOn } from './tax/tax.ts'
import { type Tip, tipOf } from './tip.ts'
import type { LineTotals, TaxedAmount, Totals } from './totals.ts'

export interface PricingInput {
  readonly lines: readonly PricedLine[]
  /** Discounts in the order of application: the merchant's, rules, coupon. */
  readonly discounts?: readonly Discount[]
  /** Price of delivery before any discount. */
  readonly shipping?: Minor | undefined
  readonly fees?: readonly Fee[]
  readonly tax?: TaxPolicy | undefined
  /** For lines and fees that are taxed elsewhere than where the goods go. */
  readonly taxElsewhere?: Partial<Record<TaxedAt, TaxPolicy>> | undefined
  readonly tip?: Tip | undefined
  readonly giftCard?: GiftCardOffer | undefined
  /** Pays what the gift card leaves. */
  readonly storeCredit?: GiftCardOffer | undefined
}

const DELIVERY = 'delivery'
const feeId = (index: number) => `fee ${index}`

/**
 * The order of sums: goods; discounts, each on what the one before has left; delivery and fees; tax on what is left
 * of each; tip; then how much is due now, and how much of that a gift card pays.
 */
export function price(input: PricingInput): Totals {
  const { lines, fees = [], tax: policy = untaxed } = input
  const { perLine, applied, freeShipping } = applyDiscounts(lines, input.discounts ?? [])
  const goods = lines.map((line) => {
    const gross = grossOf(line)
    const discount = perLine.get(line.id) ?? 0
    return { line, gross, discount, left: gross - discount }
  })
  const shippingMinor = input.shipping ?? 0
  const shippingDiscount = freeShipping.length ? shippingMinor : 0
  const shipping = shippingMinor - shippingDiscount
  const taxes = taxOn(policy, [
    ...goods.map(({ line: { id, isMoney, taxGroup, taxedAt }, left }) => ({
      id,
      amount: left,
      kind: isMoney ? ('money' as const) : ('goods' as const),
      taxGroup,
      policy: taxedAt && input.taxElsewhere?.[taxedAt],
    })),
    { id: DELIVERY, amount: shipping, kind: 'shipping' },
    ...fees.map((fee, index) => ({
      id: feeId(index),
      amount: fee.amount,
      kind: fee.source === 'SHIPPING' ? ('shipping' as const) : ('goods' as const),
      taxGroup: fee.taxGroup,
      policy: fee.taxedAt && input.taxElsewhere?.[fee.taxedAt],
    })),
  ])
  const taxed = (id: string, amount: Minor): TaxedAmount => {
    const { tax, rate, parts } = taxes.get(id) ?? noTax
    const [net, total] = policy.included ? [amount - tax, amount] : [amount, amount + tax]
    return { net, tax, total, taxRate: rate, taxParts: parts }
  }
  const totals = goods.map(
    ({ line, gross, discount, left }): LineTotals => ({
      id: line.id,
      gross,
      discount,
      ...taxed(line.id, left),
    }),
  )
  const delivery = taxed(DELIVERY, shipping)
  const feeTotals = fees.map((fee, index) => ({ fee, ...taxed(feeId(index), fee.amount) }))
  const subtotalAfterDiscount = sum(goods.map(({ left }) => left))
  const tip = tipOf(input.tip, subtotalAfterDiscount)
  const whole: Summary = {
    subtotal: sum(goods.map(({ gross }) => gross)),
    discount: sum(goods.map(({ discount }) => discount)),
    shipping,
    tax: sum([...taxes.values()].map(({ tax }) => tax)),
    additionalFees: sum(fees.map(({ amount }) => amount)),
    tip,
    total: sum([...totals, ...feeTotals, delivery].map(({ total }) => total)) + tip,
  }
  const now = payNow(lines, totals, whole, policy.included)
  const giftCard = paidByGiftCard(input.giftCard, now.total)
  return {
    ...whole,
    lines: totals,
    subtotalAfterDiscount,
    shippingDiscount,
    delivery,
    fees: feeTotals,
    discounts: [
      ...applied,
      ...freeShipping.map(({ id }) => ({
        id,
        amount: shippingDiscount,
        target: 'SHIPPING' as const,
        lineIds: lines.map((line) => line.id),
      })),
    ],
    taxIncluded: policy.included,
    taxable: sum([...totals, ...feeTotals, delivery].map((each) => (each.taxParts.length ? each.net : 0))),
    taxes: byAuthority(taxes.values()),
    payNow: now,
    payLater: rest(whole, now),
    giftCard,
    storeCredit: paidByGiftCard(input.storeCredit, now.total - giftCard),
  }
}
