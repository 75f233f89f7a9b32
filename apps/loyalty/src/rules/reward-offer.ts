import type { Format } from '@galleria/i18n'
import type { Reward } from '@galleria/platform-client/loyalty-rewards'
import type { Say } from '../messages/index.ts'
import { forTier } from './points.ts'

/** A reward as one member may have it. */
export interface RewardOffer {
  readonly id: string
  readonly name: string
  readonly cost: number
  /** Short text for a reward's value. */
  readonly gives: string
  /** On what; absent where on everything. */
  readonly limits: readonly string[]
  /** Money off at the checkout, which can be had several times at once: a decimal string, for one time. */
  readonly amount?: string
}

export interface CopyContext {
  /** Currency of the store's charges. */
  readonly currency: string
  readonly format: Format
  readonly t: Say
  /** The owner's own, where they have one. */
  readonly pointName?: string | undefined
}

type Terms = NonNullable<Reward['couponReward']>
type Tiered = { readonly tierId?: string | null | undefined; readonly costInPoints: number }

/** Undefined where a reward is for members of other tiers. */
export function offerOf(
  reward: Reward,
  tierId: string | undefined,
  copy: CopyContext,
): RewardOffer | undefined {
  const { id, name } = reward
  const { t } = copy
  const money = forTier(reward.discountAmount?.configsByTier, tierId)
  if (money) {
    const gives = t('rewards.money', { amount: moneyText(money.amount, copy) })
    return { id, name, cost: money.costInPoints, gives, limits: [], amount: money.amount }
  }
  const coupon = reward.couponReward && couponGives(reward.couponReward, tierId, copy)
  return coupon && { id, name, ...coupon, limits: limitsOf(reward.couponReward ?? {}, copy) }
}

function couponGives(
  terms: Terms,
  tierId: string | undefined,
  copy: CopyContext,
): { readonly cost: number; readonly gives: string } | undefined {
  const { t, format } = copy
  const given = <Config extends Tiered>(
    kind: { readonly configsByTier: readonly Config[] } | undefined,
    say: (config: Config) => string,
  ) => {
    const config = forTier(kind?.configsByTier, tierId)
    return config && { cost: config.costInPoints, gives: say(config) }
  }
  return (
    given(terms.fixedAmount, ({ amount }) => t('rewards.money', { amount: moneyText(amount, copy) })) ??
    given(terms.percentage, ({ percentage }) =>
      t('rewards.percent', { percent: format.percent(percentage / 100, { maximumFractionDigits: 2 }) }),
    ) ??
    given(terms.fixedPrice, ({ amount }) => t('rewards.price', { amount: moneyText(amount, copy) })) ??
    given(terms.buyXGetY, ({ x, y }) => t('rewards.pieces', { x, y })) ??
    given(terms.freeShipping, () => t('rewards.delivery'))
  )
}

function limitsOf(terms: Partial<Terms>, copy: CopyContext): string[] {
  const { t } = copy
  return [
    ...(terms.minimumSubtotal ? [t('rewards.from', { amount: moneyText(terms.minimumSubtotal, copy) })] : []),
    ...(terms.scope?.group ? [t('rewards.some-products')] : []),
    ...(terms.limitedToOneItem ? [t('rewards.one-piece')] : []),
  ]
}

/** Cents only where there are some. */
export function moneyText(amount: number | string, { format, currency }: CopyContext): string {
  const digits = Number.isInteger(Number(amount)) ? { maximumFractionDigits: 0 } : {}
  return format.money(amount, currency, digits)
}

/** The tiers that a reward is for, where it is not for everybody. */
export function tiersOf({ discountAmount, couponReward }: Reward): readonly string[] {
  const { fixedAmount, percentage, fixedPrice, buyXGetY, freeShipping } = couponReward ?? {}
  const kind = discountAmount ?? fixedAmount ?? percentage ?? fixedPrice ?? buyXGetY ?? freeShipping
  const configs: readonly Tiered[] = kind?.configsByTier ?? []
  if (configs.some(({ tierId }) => !tierId)) return []
  return configs.flatMap(({ tierId }) => tierId ?? [])
}
