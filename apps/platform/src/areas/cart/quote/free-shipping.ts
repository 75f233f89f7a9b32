import Big from 'big.js'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import type { Terms } from '../../../data/terms-revision/terms.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { distanceToRule } from '../../../domain/pricing/discounts/distance-to-rule.ts'
import { ruleStatus } from '../../../domain/pricing/discounts/rule.ts'
import type { PricedLine } from '../../../domain/pricing/line.ts'
import { type DistanceToFree, distanceOver, shortest } from '../../../domain/pricing/shipping/free.ts'
import {
  type Coupon,
  type CouponProblem,
  freeOptions,
  placeOf,
  type RuleRow,
  readDeliveries,
} from '../../terms/index.ts'
import type { Item } from '../lines/items.ts'
import type { QuoteRequest } from './request.ts'
import { loadOf } from './shipping.ts'

export interface FreeShipping extends DistanceToFree {
  readonly source: 'COUPON' | 'DISCOUNT_RULE' | 'SHIPPING_OPTION'
  readonly title: string
  readonly destination: { readonly country: string; readonly subdivision?: string | undefined }
  /** True without a known destination: the shop's own place stands in. */
  readonly assumed: boolean
}

/** Rule that makes the delivery free, or comes closest to it; undefined for a cart without delivery. */
export async function findFreeShipping(
  db: Db,
  context: {
    readonly terms: Terms
    readonly config: Pick<PlatformConfig, 'currency'>
    readonly request: QuoteRequest
    readonly items: readonly Item[]
    readonly lines: readonly PricedLine[]
    readonly rules: readonly RuleRow[]
    readonly coupon: Coupon | undefined
    readonly couponProblem: CouponProblem | undefined
    readonly subtotal: Minor
    /** After discounts. */
    readonly goods: Minor
  },
): Promise<FreeShipping | undefined> {
  const { request, items, lines, goods, config } = context
  const load = loadOf(items, goods)
  if (!request.withShipping || (items.length && load.quantity === 0)) return undefined
  const deliveries = await readDeliveries(db, context.terms)
  const given = request.destination?.country ? request.destination : undefined
  const destination = given ?? deliveries.locations[0]?.address
  const place = placeOf(destination)
  if (!destination || !place) return undefined
  const rules = context.rules.filter(
    (rule) => rule.reduction.kind === 'FREE_SHIPPING' && ruleStatus(rule, request.now) === 'LIVE',
  )
  const distances = [
    ...distanceByCoupon(context).map((way) => ({ ...way, source: 'COUPON' as const })),
    ...rules.flatMap(({ name, trigger }) => {
      const way = distanceToRule(trigger, lines)
      return way ? [{ ...way, title: name, source: 'DISCOUNT_RULE' as const }] : []
    }),
    ...freeOptions(config, deliveries, destination, load).map((way) => ({
      ...way,
      source: 'SHIPPING_OPTION' as const,
    })),
  ]
  const way = shortest(distances)
  const { country, subdivision } = place
  return way && { ...way, destination: { country, subdivision }, assumed: !given }
}

/** One that counts, or that only lacks goods. */
function distanceByCoupon({
  coupon,
  couponProblem,
  subtotal,
}: {
  readonly coupon: Coupon | undefined
  readonly couponProblem: CouponProblem | undefined
  readonly subtotal: Minor
}) {
  if (coupon?.kind !== 'FREE_SHIPPING') return []
  if (couponProblem && couponProblem.code !== 'ERROR_INVALID_SUBTOTAL') return []
  const least = new Map([['price' as const, new Big(coupon.minimumSubtotalMinor)]])
  const load = { price: subtotal, quantity: 0, weight: '0' }
  return [{ ...distanceOver(coupon.minimumSubtotalMinor ? least : new Map(), load), title: coupon.name }]
}
