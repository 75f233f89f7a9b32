import type { Say } from '../../messages/index.ts'
import { type Amount, ruleText } from '../checkout/order-rules.ts'
import type { Cart, CartProblem } from '../model/index.ts'
import { couponCopy } from './coupon-problem.ts'
import { lineProblem, problemText } from './line-problem.ts'

export interface CartNotice {
  readonly text: string
  /** No order can be made as long as it stands. */
  readonly stops: boolean
  /** Action that fixes it here, where there is one. */
  readonly fix?: 'remove-coupon'
}

/** Problems of the cart beyond those of its lines, in the shopper's words. */
export function cartNotices(
  cart: Cart,
  problems: readonly CartProblem[],
  t: Say,
  amount: Amount,
): CartNotice[] {
  const notices = problems.flatMap(
    ({ about, stops, lineItemId, coupon, rule, description }): CartNotice[] => {
      const line = cart.lineItems.find(({ id }) => id === lineItemId)
      if (line && lineProblem(line)) return []
      if (about === 'coupon') {
        const why = coupon ? t(couponCopy(coupon)) : (description ?? t('coupon.unusable'))
        return [{ text: t('coupon.lapsed', { why }), stops, fix: 'remove-coupon' }]
      }
      if (about === 'membership') return [{ text: t('membership.refused'), stops }]
      const text = (rule && ruleText(rule, t, amount)) ?? description
      return text ? [{ text, stops }] : []
    },
  )
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
