import type { Cart, EstimateTotals } from '@galleria/platform-client/cart'
import type { Say } from '../../messages/index.ts'
import { type Amount, ruleText, UNANSWERED } from '../checkout/order-rules.ts'
import { couponCopy } from './coupon-problem.ts'
import { lineProblem, problemText } from './line-problem.ts'

export interface CartNotice {
  readonly text: string
  /** No order can be made as long as it stands. */
  readonly stops: boolean
  /** Action that fixes it here, where there is one. */
  readonly fix?: 'remove-coupon'
}

type Found = Pick<EstimateTotals, 'violations' | 'calculationErrors'>

/** Problems of the cart beyond those of its lines, in the shopper's words. */
export function cartNotices(
  cart: Cart,
  { violations = [], calculationErrors }: Found,
  t: Say,
  amount: Amount,
): CartNotice[] {
  const rules = calculationErrors?.orderValidationErrors ?? []
  const coupon = calculationErrors?.couponCalculationError?.applicationError
  const membership = calculationErrors?.membershipError?.applicationError
  const found = violations.flatMap(({ target, severity, description }): CartNotice[] => {
    const line = target?.lineItem && cart.lineItems.find(({ id }) => id === target.lineItem?.id)
    if (line && lineProblem(line)) return []
    const stops = severity === 'ERROR'
    if (coupon && description === coupon.description) {
      const words = couponCopy(coupon.code)
      const why = words ? t(words) : (description ?? t('coupon.unusable'))
      return [{ text: t('coupon.lapsed', { why }), stops, fix: 'remove-coupon' }]
    }
    if (membership && description === membership.description)
      return [{ text: t('membership.refused'), stops }]
    const rule = rules.find((each) => each.description === description)
    const text = (rule && ruleText(rule, t, amount)) ?? description
    return text ? [{ text, stops }] : []
  })
  const unanswered = rules.filter(({ code }) => code === UNANSWERED)
  const notices = [
    ...found,
    ...unanswered.map((rule) => ({ text: ruleText(rule, t, amount) ?? '', stops: false })),
  ]
  // The same of two lines is said once.
  return notices.filter(({ text }, index) => notices.findIndex((each) => each.text === text) === index)
}

/** Each line that cannot be bought as it stands, by its name: for where the lines themselves do not tell it. */
export function lineNotices({ lineItems }: Pick<Cart, 'lineItems'>, t: Say): readonly string[] {
  return lineItems.flatMap((line) => {
    const problem = lineProblem(line)
    const name = line.productName.translated || line.productName.original
    return problem ? [t('line.named-problem', { name, problem: problemText(problem, t) })] : []
  })
}
