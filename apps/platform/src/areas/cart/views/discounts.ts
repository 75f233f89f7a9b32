import type { AppliedDiscount } from '@galleria/platform-client/entities/cart'
import type { DisplayConfig } from '../../../data/display-config.ts'
import { moneyView } from '../../../domain/money/money-view.ts'
import type { Quote } from '../quote/quote.ts'

type AppliedDiscountView = Pick<AppliedDiscount, 'coupon' | 'discountRule' | 'merchantDiscount'> & {
  readonly discountType: string
  readonly lineItemIds: string[]
}

/** Discounts with their source: a coupon, the merchant, a rule (wire §4.2). */
export function appliedDiscounts(config: DisplayConfig, quote: Quote): AppliedDiscountView[] {
  const { coupon, rules, merchantDiscounts, totals } = quote
  return totals.discounts.flatMap(({ id, amount: minor, target, lineIds }): AppliedDiscountView[] => {
    const amount = moneyView(config, minor)
    const what = { discountType: target, lineItemIds: [...lineIds] }
    if (id === coupon?.id) {
      return [{ coupon: { id, code: coupon.code, name: coupon.name, amount }, ...what }]
    }
    const rule = rules.find((each) => each.id === id)
    if (rule) {
      return [{ discountRule: { id, name: { original: rule.name, translated: rule.name }, amount }, ...what }]
    }
    const byHand = merchantDiscounts[Number(/^merchant (\d+)$/.exec(id)?.[1] ?? -1)]
    if (!byHand) return []
    const percentage = byHand.percentage ? { percentage: byHand.percentage } : {}
    return [{ merchantDiscount: { amount, ...percentage }, ...what }]
  })
}
