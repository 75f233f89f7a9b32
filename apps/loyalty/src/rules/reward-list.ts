import type { LoyaltyTier } from '@galleria/platform-client/loyalty'
import type { Reward } from '@galleria/platform-client/loyalty-rewards'
import { type CopyContext, offerOf, type RewardOffer, tiersOf } from './reward-offer.ts'

export interface RewardShown {
  readonly reward: Reward
  /** Absent where it is for other tiers. */
  readonly offer?: RewardOffer
  /** Names of the tiers that it is for; none: for everybody. */
  readonly tiers: readonly string[]
  /** Points that are still missing; 0 without a balance. */
  readonly missing: number
}

interface Asker {
  readonly balance?: number | undefined
  readonly tierId?: string | undefined
}

/** Sorts affordable rewards first, then the nearest, then those of other tiers. Without a balance, the cheapest. */
export function rewardList(
  rewards: readonly Reward[],
  tiers: readonly LoyaltyTier[],
  { balance, tierId }: Asker,
  copy: CopyContext,
): RewardShown[] {
  const names = new Map(tiers.map(({ id, tierDefinition }) => [id, tierDefinition.name]))
  return rewards
    .filter(({ active }) => active)
    .map((reward): RewardShown => {
      const offer = offerOf(reward, tierId, copy)
      const tierNames = tiersOf(reward).flatMap((id) => names.get(id) ?? [])
      const missing = offer && balance !== undefined ? Math.max(0, offer.cost - balance) : 0
      return { reward, ...(offer && { offer }), tiers: tierNames, missing }
    })
    .sort((a, b) => costOf(a) - costOf(b) || a.reward.name.localeCompare(b.reward.name))
}

const costOf = ({ offer }: RewardShown) => offer?.cost ?? Number.POSITIVE_INFINITY
