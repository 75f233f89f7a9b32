import type { EstimateTotals } from '@galleria/platform-client/cart'
import { UNANSWERED } from '../../../rules/checkout/order-rules.ts'
import type { CartProblem } from '../../../rules/model/index.ts'
import { couponReasonOf } from '../coupon-reasons.ts'

/** Violations, each with the error that it is told by: V1 has the two apart, and the description is what they share. */
export function problemsOf({
  violations = [],
  calculationErrors,
}: Pick<EstimateTotals, 'violations' | 'calculationErrors'>): readonly CartProblem[] {
  const rules = calculationErrors?.orderValidationErrors ?? []
  const coupon = calculationErrors?.couponCalculationError?.applicationError
  const membership = calculationErrors?.membershipError?.applicationError
  const found = violations.map(({ target, severity, description }): CartProblem => {
    const base = { stops: severity === 'ERROR', lineItemId: target?.lineItem?.id ?? undefined, description }
    if (coupon && description === coupon.description)
      return { ...base, about: 'coupon', coupon: couponReasonOf(coupon.code) }
    if (membership && description === membership.description) return { ...base, about: 'membership' }
    const rule = rules.find((each) => each.description === description)
    return rule ? { ...base, about: 'rule', rule: ruleOf(rule) } : { ...base, about: 'other' }
  })
  const unanswered = rules.filter(({ code }) => code === UNANSWERED)
  return [
    ...found,
    ...unanswered.map((rule): CartProblem => ({ stops: false, about: 'rule', rule: ruleOf(rule) })),
  ]
}

type Rule = NonNullable<NonNullable<EstimateTotals['calculationErrors']>['orderValidationErrors']>[number]
const ruleOf = ({ code = '', data }: Rule) => ({ code, data: data ?? {} })
