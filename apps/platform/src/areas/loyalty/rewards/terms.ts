import { randomUUID } from 'node:crypto'
import { type Violation, violations } from '../../../base/errors.ts'
import { fromDecimal, type Minor } from '../../../domain/money/money.ts'
import type { Reduction, Tiers } from '../../../domain/pricing/discounts/discount.ts'
import type { RewardInput } from './input.ts'
import type { ConfigByTier, CouponTerms, RewardTables, RewardTerms } from './tables.ts'
import type { RewardRow } from './view.ts'

export type RewardType = RewardTables['loyaltyRewards']['type']
const KINDS = ['fixedAmount', 'percentage', 'freeShipping', 'fixedPrice', 'buyXGetY'] as const

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
    wrong('couponReward', 'or discountAmount must be set, but not both', 'ONE_OF_ALIGNMENT')
  const type = discountAmount ? 'DISCOUNT_AMOUNT' : 'COUPON_REWARD'
  if (input.type && input.type !== type)
    wrong(
      'type',
      `must be ${type} when ${discountAmount ? 'discountAmount' : 'couponReward'} is set`,
      'VALIDATION',
    )
  if (options.type && options.type !== type)
    wrong('type', "can't be changed after the reward is created. Create another reward", 'FIELD_NOT_ALLOWED')
  if (couponReward) {
    const kinds = KINDS.filter((kind) => couponReward[kind])
    if (kinds.length !== 1)
      wrong('couponReward', `must have one of ${KINDS.join(', ')}`, 'REQUIRED_ONE_OF_FIELD')
    if (couponReward.scope && couponReward.minimumSubtotal !== undefined)
      wrong('couponReward.scope', 'must not be combined with minimumSubtotal', 'ONE_OF_ALIGNMENT')
    const group = couponReward.scope?.group
    if (group && !group.entityId)
      wrong('couponReward.scope.group.entityId', 'must not be empty', 'REQUIRED_FIELD')
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

/** Costs by tier, of every kind of reward. */
export function configsOf({ discountAmount, couponReward }: RewardTerms): readonly ConfigByTier[] {
  if (discountAmount) return discountAmount.configsByTier
  const kind = KINDS.find((each) => couponReward?.[each])
  return (kind && couponReward?.[kind]?.configsByTier) || []
}

/** A tier's own terms, or everybody's; none where the reward is not for this tier. */
function pick<Config extends ConfigByTier>(
  configs: readonly Config[] | undefined,
  tierId: string | null,
): Config | undefined {
  return (
    (tierId ? configs?.find((each) => each.tierId === tierId) : undefined) ??
    configs?.find((each) => !each.tierId)
  )
}

/** Reduction of a coupon that points buy: of every kind but tiers (wire §4.5). */
export type RewardReduction = Exclude<Reduction, Tiers>

export interface Offer {
  readonly cost: number
  readonly reduction: RewardReduction
}

/** Reduction and cost for a member of this tier; money in the currency's smallest unit. */
export function offerFor(terms: RewardTerms, tierId: string | null, currency: string): Offer | undefined {
  const minor = (amount: number | string): Minor => fromDecimal(String(amount), currency) ?? 0
  const { discountAmount, couponReward: coupon } = terms
  const amount = pick<ConfigByTier & { readonly amount: number | string }>(
    discountAmount?.configsByTier ?? coupon?.fixedAmount?.configsByTier,
    tierId,
  )
  if (amount)
    return { cost: amount.costInPoints, reduction: { kind: 'AMOUNT', amount: minor(amount.amount) } }
  const percentage = pick(coupon?.percentage?.configsByTier, tierId)
  if (percentage)
    return {
      cost: percentage.costInPoints,
      reduction: { kind: 'PERCENT', percent: String(percentage.percentage) },
    }
  const price = pick(coupon?.fixedPrice?.configsByTier, tierId)
  if (price)
    return { cost: price.costInPoints, reduction: { kind: 'FIXED_PRICE', amount: minor(price.amount) } }
  const pieces = pick(coupon?.buyXGetY?.configsByTier, tierId)
  if (pieces)
    return { cost: pieces.costInPoints, reduction: { kind: 'BUY_X_GET_Y', buy: pieces.x, get: pieces.y } }
  const delivery = pick(coupon?.freeShipping?.configsByTier, tierId)
  return delivery && { cost: delivery.costInPoints, reduction: { kind: 'FREE_SHIPPING' } }
}

/** Rows of the cost of a reward by tier; a paused reward has none. */
export function costsOf({ id: rewardId, active, terms }: RewardRow) {
  return (active ? configsOf(terms) : []).map(({ tierId, costInPoints }) => ({
    ...{ id: randomUUID(), rewardId },
    ...{ tierId: tierId ?? null, cost: costInPoints },
  }))
}
