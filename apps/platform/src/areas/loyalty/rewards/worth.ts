import type { PointsWorth } from '@galleria/platform-client/entities/analytics'
import type { Db } from '../../../data/database.ts'
import { readRewards } from './store/rewards.ts'

/**
 * The most money that points buy, by the active rewards of a fixed sum and for any tier: what the shop owes at most.
 * Undefined where no reward has a sum.
 */
export async function worthOfPoints(db: Db): Promise<PointsWorth | undefined> {
  const rewards = await readRewards(db, { activeOnly: true })
  const rates = rewards.flatMap(({ id, name, terms: { discountAmount, couponReward } }) =>
    [...(discountAmount?.configsByTier ?? []), ...(couponReward?.fixedAmount?.configsByTier ?? [])].map(
      ({ amount, costInPoints }) => ({
        ...{ rewardId: id, name, points: costInPoints, amount: String(amount) },
        rate: Number(amount) / costInPoints,
      }),
    ),
  )
  const [best] = rates.toSorted((one, other) => other.rate - one.rate || one.points - other.points)
  if (!best) return undefined
  const { rate: _, ...worth } = best
  return worth
}
