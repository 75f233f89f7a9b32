import type { Db } from '../database.ts'
import type { Minor } from '../money/money.ts'
import { calculateTotals, type Totals } from '../pricing/pricing.ts'
import { type CouponRow, findCoupon, toPricing } from './coupons.ts'
import { type DeliveryRow, deliveryOptions, deliveryPrice, taxRate } from './delivery.ts'
import { type Item, isSellable, type Line, readItems } from './items.ts'
import type { StoredAddress } from './tables.ts'

export interface Calculation {
  readonly items: readonly Item[]
  readonly totals: Totals
  readonly coupon: CouponRow | undefined
  readonly options: readonly DeliveryRow[]
  readonly selected: DeliveryRow | undefined
  readonly tax: { readonly rate: string; readonly name: string } | undefined
  /** Price of each option for this very cart. */
  readonly priceOf: (option: DeliveryRow) => Minor
}

export interface CalculationInput {
  readonly lines: readonly Line[]
  readonly couponCode: string | null
  readonly address?: StoredAddress | null | undefined
  readonly shippingCode?: string | null | undefined
  readonly calculateTax?: boolean
  readonly calculateShipping?: boolean
  readonly now: Date
}

/** Reads what a total depends on, as it is now, and leaves the arithmetic to pricing. */
export async function calculate(db: Db, input: CalculationInput): Promise<Calculation> {
  const items = await readItems(db, input.lines)
  const coupon = input.couponCode ? await findCoupon(db, input.couponCode) : undefined
  const options = input.calculateShipping ? await deliveryOptions(db, input.address) : []
  const tax = input.calculateTax ? await taxRate(db, input.address) : undefined
  const lines = items
    .filter(isSellable)
    .map(({ line, variant }) => ({ id: line.id, unit: variant?.saleMinor ?? 0, quantity: line.quantity }))
  const subtotal = lines.reduce((sum, line) => sum + line.unit * line.quantity, 0)
  const selected = options.find((option) => option.code === input.shippingCode)
  const priceOf = (option: DeliveryRow) => deliveryPrice(option, subtotal)
  const totals = calculateTotals({
    lines,
    coupon: toPricing(coupon, input.now),
    shipping: selected && priceOf(selected),
    taxRate: tax?.rate,
  })
  return { items, totals, coupon, options, selected, tax, priceOf }
}
