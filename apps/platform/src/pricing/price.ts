import type { Minor } from '../money/money.ts'

export interface PricedLine {
  readonly id: string
  readonly unit: Minor
  readonly quantity: number
}

export interface Discount {
  readonly kind: 'PERCENT' | 'AMOUNT' | 'FREE_SHIPPING'
  /** Decimal text: `"12.5"` is an eighth. */
  readonly percent?: string | null
  readonly amountMinor?: Minor | null
}

export interface PricingInput {
  readonly lines: readonly PricedLine[]
  readonly discount?: Discount | undefined
  readonly shipping?: Minor | undefined
  /** Decimal fraction: `"0.0825"`. */
  readonly taxRate?: string | undefined
}

export interface LineTotals {
  readonly id: string
  readonly gross: Minor
  readonly discount: Minor
  readonly net: Minor
  readonly tax: Minor
  readonly total: Minor
}

export interface Totals {
  readonly lines: readonly LineTotals[]
  readonly subtotal: Minor
  readonly discount: Minor
  readonly subtotalAfterDiscount: Minor
  /** What the shopper pays for delivery. */
  readonly shipping: Minor
  readonly shippingDiscount: Minor
  readonly tax: Minor
  readonly total: Minor
}

/** Discount before tax; tax on goods alone, rounded once and then shared out, so that the lines add up. */
export function price(input: PricingInput): Totals {
  const gross = input.lines.map(({ unit, quantity }) => unit * quantity)
  const subtotal = sum(gross)
  const discount = Math.min(subtotal, goodsDiscount(subtotal, input.discount))
  const discounts = share(discount, gross)
  const net = gross.map((amount, index) => amount - at(discounts, index))
  const taxable = sum(net)
  const tax = fraction(taxable, input.taxRate ?? '0')
  const taxes = share(tax, net)
  const asked = input.shipping ?? 0
  const shippingDiscount = input.discount?.kind === 'FREE_SHIPPING' ? asked : 0
  const shipping = asked - shippingDiscount
  return {
    lines: input.lines.map(({ id }, index) => ({
      id,
      gross: at(gross, index),
      discount: at(discounts, index),
      net: at(net, index),
      tax: at(taxes, index),
      total: at(net, index) + at(taxes, index),
    })),
    subtotal,
    discount,
    subtotalAfterDiscount: taxable,
    shipping,
    shippingDiscount,
    tax,
    total: taxable + tax + shipping,
  }
}

function goodsDiscount(subtotal: Minor, discount: Discount | undefined): Minor {
  if (discount?.kind === 'PERCENT') return fraction(subtotal, discount.percent ?? '0', 2)
  return discount?.kind === 'AMOUNT' ? (discount.amountMinor ?? 0) : 0
}

/** A decimal fraction of an amount, half up; `shift` moves the point, 2 for percent. */
function fraction(amount: Minor, rate: string, shift = 0): Minor {
  const [whole = '0', decimals = ''] = rate.split('.')
  const scale = 10n ** BigInt(decimals.length + shift)
  const product = BigInt(amount) * BigInt(whole + decimals)
  return Number((product * 2n + scale) / (scale * 2n))
}

/** Parts in proportion to the weights that add up to the whole, none larger than its weight. */
function share(whole: Minor, weights: readonly Minor[]): Minor[] {
  const total = BigInt(sum(weights))
  if (total === 0n) return weights.map(() => 0)
  let passed = 0n
  let given = 0n
  return weights.map((weight) => {
    passed += BigInt(weight)
    const upTo = (BigInt(whole) * passed) / total
    const part = upTo - given
    given = upTo
    return Number(part)
  })
}

function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce((left, right) => left + right, 0)
}

function at(amounts: readonly Minor[], index: number): Minor {
  return amounts[index] ?? 0
}
