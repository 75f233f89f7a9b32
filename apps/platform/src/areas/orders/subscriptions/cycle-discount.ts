import type { OrderLineItem } from '@galleria/platform-client/entities/orders'
import type { Trx } from '../../../data/database.ts'
import type { Discount } from '../../../domain/pricing/discounts/discount.ts'
import { type Coupon, couponDiscount } from '../../terms/index.ts'
import { minorOf } from '../lines/lines.ts'
import type { OrderRow } from '../read/order-view.ts'
import { findCouponById, findCouponOfOrder } from './store/discounts.ts'

export interface CycleDiscount {
  readonly coupon: Coupon
  readonly discount: Discount
}

/**
 * Discount of this cycle by a coupon bought with points, where its reward has a number of cycles (`discountedCycleCount`, wire
 * §4.5); the first is the order that it was used for. Any other coupon reduces that order alone.
 */
export async function cycleDiscount(
  trx: Trx,
  first: OrderRow,
  line: OrderLineItem,
  cycle: number,
): Promise<CycleDiscount | undefined> {
  const bought = await findCouponOfOrder(trx, first.id)
  const cycles = Number(bought?.specification.discountedCycleCount ?? 0)
  if (!bought || cycle > cycles) return undefined
  const coupon = await findCouponById(trx, bought.couponId)
  if (!coupon?.forSubscriptions || coupon.kind === 'FREE_SHIPPING') return undefined
  // For other goods than these, where it took nothing off them then.
  if (coupon.scopes && minorOf(line.totalDiscount, first.currency) === 0) return undefined
  const { reduction, ...discount } = couponDiscount({ ...coupon, scopes: null })
  return { coupon, discount: { ...discount, reduction: shareOf(reduction, first, line) } }
}

/** Part of an amount for the whole order that falls to this line. */
function shareOf(
  reduction: Discount['reduction'],
  { document, currency }: OrderRow,
  line: OrderLineItem,
): Discount['reduction'] {
  if (reduction.kind !== 'AMOUNT') return reduction
  const costOf = (each: OrderLineItem) => minorOf(each.price, currency) * each.quantity
  const all = document.lineItems.reduce((sum, each) => sum + costOf(each), 0)
  return { kind: 'AMOUNT', amount: all ? Math.floor((reduction.amount * costOf(line)) / all) : 0 }
}
