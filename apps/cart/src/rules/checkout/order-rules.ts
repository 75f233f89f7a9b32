import type { Say } from '../../messages/index.ts'
import type { CartProblem } from '../model/index.ts'

type Rule = NonNullable<CartProblem['rule']>

/** How an amount of the cart is written. */
export type Amount = (money: { readonly amount: string }) => string

/** Message for a store rule that refuses an order, by the platform's code; undefined for an unknown rule. */
export function ruleText({ code, data }: Rule, t: Say, amount: Amount): string | undefined {
  const money = (value: unknown) => amount({ amount: String(value) })
  switch (code) {
    case 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS':
      return t('rules.subscription-alone')
    case 'BELOW_MINIMUM_SUBTOTAL':
      return t('rules.below-minimum', { minimum: money(data.minimum), missing: money(data.missing) })
    case 'ABOVE_MAXIMUM_QUANTITY':
      return t('rules.above-maximum', { count: Number(data.maximum) })
    case UNANSWERED:
      return t('rules.unanswered')
    default:
      return undefined
  }
}

/** The rules could not be asked for: nothing is known to be wrong. */
export const UNANSWERED = 'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS'
