import type { Minor } from '../../../domain/money/money.ts'
import { minorOf } from '../lines/lines.ts'
import type { OrderRow } from '../read/order-view.ts'

export interface RefundedUnits {
  readonly id: string
  readonly quantity: number
  /** Units that were sent before; otherwise those that were not come first. */
  readonly sent?: boolean | undefined
}

export interface RefundItems {
  readonly lineItems: readonly RefundedUnits[]
  readonly shipping?: boolean
  readonly additionalFees?: readonly string[]
}

export interface Calculated {
  readonly lineItems: readonly { readonly id: string; readonly quantity: number; readonly total: Minor }[]
  readonly shipping: Minor
  readonly additionalFees: Minor
  readonly total: Minor
}

/**
 * Worth of parts of an order: shares of its pricing when it was bought, with their discount and tax. Parts of
 * a line are cut from its whole, so that giving them back one by one gives back exactly the line. The delivery is
 * given back once.
 */
export function calculateRefund({ document, currency }: OrderRow, items: RefundItems): Calculated {
  const counted = new Map(document.lineItems.map((line) => [line.id, line.refundQuantity ?? 0]))
  const lineItems = items.lineItems.map(({ id, quantity }) => {
    const line = document.lineItems.find((each) => each.id === id)
    if (!line) return { id, quantity: 0, total: 0 }
    const before = counted.get(id) ?? 0
    const taken = Math.max(0, Math.min(quantity, line.quantity - before))
    counted.set(id, before + taken)
    const whole = minorOf(line.totalPriceAfterTax ?? line.price, currency)
    const upTo = (count: number) => Math.round((whole * count) / line.quantity)
    return { id, quantity: taken, total: upTo(before + taken) - upTo(before) }
  })
  const fees = document.additionalFees.filter(({ id }) => items.additionalFees?.includes(id))
  const additionalFees = fees.reduce((sum, fee) => sum + minorOf(fee.priceAfterTax ?? fee.price, currency), 0)
  const cost = document.shippingInfo?.cost
  const isDue = items.shipping && !document.deliveryRefunded
  const shipping = isDue ? minorOf(cost?.totalPriceAfterTax ?? cost?.price, currency) : 0
  const lines = lineItems.reduce((sum, { total }) => sum + total, 0)
  return { lineItems, shipping, additionalFees, total: lines + shipping + additionalFees }
}
