import type { Reward, RewardInput } from '@galleria/platform-client/loyalty-rewards'

/** Kinds of rewards (spec §3 "Reward"). */
export const kinds = [
  'discountAmount',
  'fixedAmount',
  'percentage',
  'freeShipping',
  'fixedPrice',
  'buyXGetY',
] as const
export type Kind = (typeof kinds)[number]

/** Cost and value for members of a tier, or for everybody else without one; as typed. */
export interface RewardConfig {
  readonly tierId: string
  readonly cost: string
  /** Money, or percent. */
  readonly value: string
  readonly x: string
  readonly y: string
}

export interface RewardDraft {
  readonly name: string
  readonly active: boolean
  readonly kind: Kind
  readonly minimum: string
  readonly configs: readonly RewardConfig[]
}

export const newReward: RewardDraft = {
  name: '',
  active: true,
  kind: 'fixedAmount',
  minimum: '',
  configs: [{ tierId: '', cost: '100', value: '5', x: '1', y: '1' }],
}

interface Stored {
  readonly tierId?: string | null | undefined
  readonly costInPoints: number
  readonly amount?: number | string
  readonly percentage?: number
  readonly x?: number
  readonly y?: number
}

export function draftOf(reward: Reward): RewardDraft {
  const { discountAmount, couponReward } = reward
  const kind = kinds.find((each) =>
    each === 'discountAmount'
      ? discountAmount
      : (couponReward as Record<string, unknown> | undefined)?.[each],
  )
  const given =
    kind === 'discountAmount' ? discountAmount : couponReward?.[kind as Exclude<Kind, 'discountAmount'>]
  const configsByTier: readonly Stored[] = given?.configsByTier ?? []
  return {
    name: reward.name,
    active: reward.active,
    kind: kind ?? 'fixedAmount',
    minimum: couponReward?.minimumSubtotal ? String(couponReward.minimumSubtotal) : '',
    configs: configsByTier.map(({ tierId, costInPoints, amount, percentage, x, y }) => ({
      tierId: tierId ?? '',
      cost: String(costInPoints),
      value: String(amount ?? percentage ?? ''),
      x: String(x ?? 1),
      y: String(y ?? 1),
    })),
  }
}

/** Reward in the platform's format. Coupon fields that the form lacks (scope, subscriptions) keep their values. */
export function inputOf({ name, active, kind, minimum, configs }: RewardDraft, before?: Reward): RewardInput {
  const of = (config: RewardConfig) => ({
    ...(config.tierId && { tierId: config.tierId }),
    costInPoints: Number(config.cost),
  })
  if (kind === 'discountAmount') {
    const configsByTier = configs.map((each) => ({ ...of(each), amount: each.value.trim() }))
    return { name, active, discountAmount: { configsByTier } }
  }
  const terms = {
    fixedAmount: (each: RewardConfig) => ({ amount: Number(each.value) }),
    fixedPrice: (each: RewardConfig) => ({ amount: Number(each.value) }),
    percentage: (each: RewardConfig) => ({ percentage: Number(each.value) }),
    freeShipping: () => ({}),
    buyXGetY: (each: RewardConfig) => ({ x: Number(each.x), y: Number(each.y) }),
  }[kind]
  const kept = { ...before?.couponReward }
  for (const each of kinds) if (each !== 'discountAmount') delete kept[each]
  delete kept.minimumSubtotal
  // One or the other (wire §4.5).
  if (minimum.trim()) delete kept.scope
  return {
    name,
    active,
    couponReward: {
      ...kept,
      [kind]: { configsByTier: configs.map((each) => ({ ...of(each), ...terms(each) })) },
      ...(minimum.trim() && { minimumSubtotal: Number(minimum) }),
    },
  }
}
