/** Price before a discount, and after it. */
export interface Asked {
  readonly asked: number
  readonly paid: number
}

/** One discount of a product, as catalog V1 has it. `MIXED` variants are reduced each in its own way, which V1 has no word for. */
export interface Discount {
  readonly type: 'NONE' | 'AMOUNT' | 'PERCENT' | 'MIXED'
  readonly value: number
}

/** Whole smallest units of a currency in an amount. */
const minorOf = (amount: number, digits: number) => Math.round(amount * 10 ** digits)

/** Decimal places of a currency. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** What is paid after a discount, rounded half up as the platform does; never below zero. */
export function afterDiscount(asked: number, { type, value }: Discount, digits: number): number {
  const minor = minorOf(asked, digits)
  if (type === 'AMOUNT') return Math.max(0, minor - minorOf(value, digits)) / 10 ** digits
  if (type !== 'PERCENT') return asked
  // Whole numbers alone: a share of 10.05 in floating point would be rounded the wrong way.
  const left = BigInt(Math.round((100 - value) * 10_000))
  return Number((BigInt(minor) * left + 500_000n) / 1_000_000n) / 10 ** digits
}

/** The discount that makes each paid price of the asked one. */
export function discountOf(prices: readonly Asked[], digits: number): Discount {
  const [dearest] = prices.toSorted((a, b) => b.asked - a.asked)
  if (!dearest || prices.every(({ asked, paid }) => asked === paid)) return { type: 'NONE', value: 0 }
  const off = minorOf(dearest.asked, digits) - minorOf(dearest.paid, digits)
  const candidates: Discount[] = [
    { type: 'AMOUNT', value: off / 10 ** digits },
    { type: 'PERCENT', value: Math.round((off / minorOf(dearest.asked, digits)) * 10_000) / 100 },
  ]
  const found = candidates.find((discount) =>
    prices.every(({ asked, paid }) => afterDiscount(asked, discount, digits) === paid),
  )
  return found ?? { type: 'MIXED', value: 0 }
}

/** What is paid for another asked price; prices that are reduced each in its own way stay reduced by as much. */
export function paidFor(asked: number, before: Asked, discount: Discount, digits: number): number {
  if (discount.type !== 'MIXED') return afterDiscount(asked, discount, digits)
  return afterDiscount(asked, { type: 'AMOUNT', value: before.asked - before.paid }, digits)
}
