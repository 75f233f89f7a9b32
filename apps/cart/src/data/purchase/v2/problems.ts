import type { CartSummary, CartViolation } from '@galleria/platform-client/current-cart-v2'
import { UNANSWERED } from '../../../rules/checkout/order-rules.ts'
import type { CartProblem } from '../../../rules/model/index.ts'
import { couponReasonOf } from '../coupon-reasons.ts'
import { couponReasonOfStatus } from './reasons.ts'

/** Steps of the checkout ask for these, and the page says so there. */
const asked = new Set(['EMPTY_CART', 'MISSING_DELIVERY_ADDRESS', 'MISSING_DELIVERY_METHOD'])

/** Violations (Cart V2 §2.5) as the pages know problems. */
export function problemsOf({
  violations,
  calculationErrors,
}: Pick<CartSummary, 'violations' | 'calculationErrors'>): readonly CartProblem[] {
  const rules = calculationErrors?.orderValidationErrors ?? []
  const coupon = calculationErrors?.couponCalculationError?.applicationError?.code
  return violations
    .filter(({ code, scope }) => !asked.has(code) && scope !== 'GIFT_CARD')
    .flatMap((violation): readonly CartProblem[] => {
      const { scope, code, severity, description } = violation
      const base = { stops: severity === 'ERROR', description }
      if (scope === 'DISCOUNT')
        // The payment page lets go of a coupon that does not count.
        return [{ ...base, stops: false, about: 'coupon', coupon: reasonOf(violation, coupon) }]
      if (scope === 'MEMBERSHIP') return [{ ...base, about: 'membership' }]
      const rule = rules.find((each) => each.description === description) ?? minimumOf(violation)
      if (rule) {
        const stops = base.stops && rule.code !== UNANSWERED
        return [{ ...base, stops, about: 'rule', rule: { code: rule.code ?? '', data: rule.data ?? {} } }]
      }
      const lines = linesOf(violation)
      if (code === 'LINE_ITEMS_OUT_OF_STOCK' || lines.length > 0)
        return lines.map((lineItemId) => ({ ...base, about: 'other' as const, lineItemId }))
      return [{ ...base, about: 'other' }]
    })
}

function reasonOf(violation: CartViolation, code: string | null | undefined) {
  return (
    couponReasonOf(code) ??
    (violation.code === 'INVALID_COUPON_CODE'
      ? 'unknown'
      : couponReasonOfStatus(violation.invalidCouponStatusData?.reason))
  )
}

function minimumOf({ subtotalBelowOrderMinimumData: data }: CartViolation) {
  return (
    data && {
      code: 'BELOW_MINIMUM_SUBTOTAL',
      data: { minimum: data.minimumOrderSubtotal.amount, missing: data.remainingAmount.amount },
    }
  )
}

function linesOf({ lineItemsOutOfStockData, membersOnlyItemData, customValidationData }: CartViolation) {
  const line = customValidationData?.target?.lineItem?.id
  return lineItemsOutOfStockData?.lineItemIds ?? membersOnlyItemData?.lineItemIds ?? (line ? [line] : [])
}
