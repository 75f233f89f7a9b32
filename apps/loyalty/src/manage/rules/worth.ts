import type { Reward } from '@galleria/platform-client/loyalty-rewards'

/** Money that one point buys at most, by the active rewards of a fixed sum; undefined where none is (spec §3 "Reward"). */
export function worthOfPoint(rewards: readonly Pick<Reward, 'active' | 'discountAmount' | 'couponReward'>[]) {
  const rates = rewards
    .filter(({ active }) => active)
    .flatMap(({ discountAmount, couponReward }) => [
      ...(discountAmount?.configsByTier ?? []),
      ...(couponReward?.fixedAmount?.configsByTier ?? []),
    ])
    .map(({ amount, costInPoints }) => Number(amount) / costInPoints)
  return rates.length > 0 ? Math.max(...rates) : undefined
}
