import { type Violation, violations } from '../../errors.ts'
import { fromDecimal } from '../../money/money.ts'
import type { RewardInput } from './input.ts'
import type { ConfigByTier, CouponTerms, RewardTables, RewardTerms } from './tables.ts'

export type RewardType = RewardTables['loyaltyRewards']['type']
export const KINDS = ['fixedAmount', 'percentage', 'freeShipping', 'fixedPrice', 'buyXGetY'] as const

/** Throws what a schema cannot tell: which of several there must be, and amounts finer than the currency. */
export function termsOf(
  input: RewardInput,
  options: { readonly currency: string; readonly field: string; readonly type?: RewardType },
): { readonly type: RewardType; readonly terms: RewardTerms } {
  const { currency, field } = options
  const { discountAmount, couponReward } = input
  const found: Violation[] = []
  const wrong = (at: string, description: string, violatedRule: Violation['violatedRule']) =>
    found.push({ field: `${field}.${at}`, description, violatedRule })
  if (!discountAmount === !couponReward)
    wrong('couponReward', 'or discountAmount must be given, and not both', 'ONE_OF_ALIGNMENT')
  const type = discountAmount ? 'DISCOUNT_AMOUNT' : 'COUPON_REWARD'
  if (input.type && input.type !== type)
    wrong(
      'type',
      `is ${type} where ${discountAmount ? 'discountAmount' : 'couponReward'} is given`,
      'VALIDATION',
    )
  if (options.type && options.type !== type)
    wrong('type', 'was fixed when the reward was made: make another one', 'FIELD_NOT_ALLOWED')
  if (couponReward) {
    const kinds = KINDS.filter((kind) => couponReward[kind])
    if (kinds.length !== 1)
      wrong('couponReward', `must have one of ${KINDS.join(', ')}`, 'REQUIRED_ONE_OF_FIELD')
    if (couponReward.scope && couponReward.minimumSubtotal !== undefined)
      wrong('couponReward.scope', 'and minimumSubtotal exclude each other', 'ONE_OF_ALIGNMENT')
    const group = couponReward.scope?.group
    if (group && !group.entityId)
      wrong('couponReward.scope.group.entityId', 'must say which one', 'REQUIRED_FIELD')
  }
  for (const { at, amount } of amountsOf(input))
    if (!fromDecimal(amount, currency)) wrong(at, `must be an amount of ${currency}`, 'DECIMAL_MAX_SCALE')
  if (found.length) throw violations(found)
  const terms = discountAmount ? { discountAmount } : { couponReward: couponReward as CouponTerms }
  return { type, terms: terms as RewardTerms }
}

function amountsOf({ discountAmount, couponReward }: RewardInput): { at: string; amount: string }[] {
  const { fixedAmount, fixedPrice, minimumSubtotal } = couponReward ?? {}
  const all = {
    discountAmount,
    'couponReward.fixedAmount': fixedAmount,
    'couponReward.fixedPrice': fixedPrice,
  }
  return [
    ...Object.entries(all).flatMap(([at, configs]) =>
      (configs?.configsByTier ?? []).map((each, index) => ({
        at: `${at}.configsByTier[${index}].amount`,
        amount: String((each as { amount: unknown }).amount),
      })),
    ),
    ...(minimumSubtotal ? [{ at: 'couponReward.minimumSubtotal', amount: String(minimumSubtotal) }] : []),
  ]
}

/** Whatever the kind: whom it costs what. */
export function configsOf({ discountAmount, couponReward }: RewardTerms): readonly ConfigByTier[] {
  if (discountAmount) return discountAmount.configsByTier
  const kind = KINDS.find((each) => couponReward?.[each])
  return (kind && couponReward?.[kind]?.configsByTier) || []
}
