import { configsOf } from '../../../areas/loyalty/index.ts'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import { tierId } from './tiers.ts'

const DAY = 86_400_000

type Reward = Inserted<'loyaltyRewards'>
type Terms = Reward['terms']

export interface RewardRows {
  readonly loyaltyRewards: Reward[]
  readonly loyaltyRewardCosts: Inserted<'loyaltyRewardCosts'>[]
}

const coupon = (terms: NonNullable<Terms['couponReward']>): Terms => ({ couponReward: terms })

/** One of every kind: for everybody, cheaper further up, for one tier alone, out of most people's reach, and one not out yet. */
const rewards: readonly (readonly [name: string, terms: Terms, active?: boolean])[] = [
  [
    'Five dollars off at checkout',
    { discountAmount: { configsByTier: [{ costInPoints: 100, amount: '5.00' }] } },
  ],
  [
    'Ten dollars off',
    coupon({ fixedAmount: { configsByTier: [{ costInPoints: 180, amount: 10 }] }, minimumSubtotal: 25 }),
  ],
  ['Free delivery', coupon({ freeShipping: { configsByTier: [{ costInPoints: 150 }] } })],
  [
    'A share off your order',
    coupon({
      percentage: {
        configsByTier: [
          { costInPoints: 400, percentage: 15 },
          { tierId: tierId('Collector'), costInPoints: 350, percentage: 15 },
          { tierId: tierId('Patron'), costInPoints: 300, percentage: 20 },
        ],
      },
    }),
  ],
  [
    'An Arc Vase for $40',
    coupon({
      fixedPrice: { configsByTier: [{ costInPoints: 500, amount: 40 }] },
      scope: { namespace: 'stores', group: { name: 'product', entityId: idOf('product', 'arc-vase') } },
      limitedToOneItem: true,
    }),
  ],
  [
    'Buy two pieces of tableware, get one free',
    coupon({
      buyXGetY: { configsByTier: [{ costInPoints: 350, x: 2, y: 1 }] },
      scope: {
        namespace: 'stores',
        group: { name: 'collection', entityId: idOf('collection', 'tableware') },
      },
    }),
  ],
  [
    'Ten percent off three subscription deliveries',
    coupon({
      percentage: { configsByTier: [{ costInPoints: 250, percentage: 10 }] },
      appliesToSubscriptions: true,
      discountedCycleCount: 3,
    }),
  ],
  [
    'Half off one item, for Patrons',
    coupon({
      percentage: { configsByTier: [{ tierId: tierId('Patron'), costInPoints: 900, percentage: 50 }] },
      limitedToOneItem: true,
    }),
  ],
  [
    'Two hundred dollars off',
    coupon({ fixedAmount: { configsByTier: [{ costInPoints: 6000, amount: 200 }] }, minimumSubtotal: 300 }),
  ],
  [
    'A print of your choice',
    coupon({ percentage: { configsByTier: [{ costInPoints: 700, percentage: 100 }] } }),
    false,
  ],
]

/** Rewards that points are exchanged for. */
export function rewardRows(now: Date): RewardRows {
  const loyaltyRewards = rewards.map(([name, terms, active = true], index): Reward => {
    const date = new Date(now.getTime() - (500 - index) * DAY)
    const type = terms.discountAmount ? 'DISCOUNT_AMOUNT' : 'COUPON_REWARD'
    return {
      ...{ id: rewardId(name), name, active, type, terms },
      revision: 1,
      createdAt: date,
      updatedAt: date,
    }
  })
  return {
    loyaltyRewards,
    loyaltyRewardCosts: loyaltyRewards
      .filter(({ active }) => active)
      .flatMap(({ id: rewardId, name, terms }) =>
        configsOf(terms).map(({ tierId, costInPoints }) => ({
          ...{ id: idOf('reward cost', `${name}/${tierId ?? ''}`), rewardId },
          ...{ tierId: tierId ?? null, cost: costInPoints },
        })),
      ),
  }
}

export const rewardId = (name: string): string => idOf('reward', name)

/** Whether some reward is within reach at the prices of this tier. */
export function isWithinReach(
  costs: RewardRows['loyaltyRewardCosts'],
  balance: number,
  tier: string | null,
): boolean {
  return costs.some(
    ({ rewardId, tierId, cost }) =>
      cost <= balance &&
      (tierId === tier ||
        (!tierId && !costs.some((own) => own.rewardId === rewardId && own.tierId === tier))),
  )
}
