import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import { accountOf, PERIOD } from './accounts.ts'
import { followedChannels } from './channels.ts'
import type { Bought } from './coupons.ts'
import { earningRules } from './earning-rules.ts'
import { historyOf, type Past, type Transaction } from './history.ts'
import type { MemberSeed } from './index.ts'
import type { Purchase } from './orders.ts'
import { type RewardRows, rewardRows } from './rewards.ts'
import { tiers } from './tiers.ts'

const DAY = 86_400_000
const TRANSACTIONS = 400
const LONG_HISTORY = 1000

export interface LoyaltyRows extends RewardRows {
  readonly loyaltyProgram: Inserted<'loyaltyProgram'>[]
  readonly loyaltyTiers: Inserted<'loyaltyTiers'>[]
  readonly loyaltyEarningRules: Inserted<'loyaltyEarningRules'>[]
  readonly loyaltyAccounts: Inserted<'loyaltyAccounts'>[]
  readonly loyaltyTransactions: Transaction[]
  readonly loyaltyTierSettings: Inserted<'loyaltyTierSettings'>[]
  readonly loyaltyFollowedChannels: Inserted<'loyaltyFollowedChannels'>[]
}

interface Lives {
  readonly members: readonly MemberSeed[]
  readonly purchases: readonly Purchase[]
  readonly bought: readonly Bought[]
  readonly size: 'small' | 'full'
  readonly now: Date
}

/** Program, tiers, rules and one account per member; rewards, expiry and channels in a full store alone. */
export function loyaltyRows({ members, purchases, bought, size, now }: Lives): LoyaltyRows {
  const full = size === 'full'
  const rules = earningRules(size)
  const rewards = full ? rewardRows(now) : { loyaltyRewards: [], loyaltyRewardCosts: [] }
  const social = rules.find(({ triggerActivityType }) => triggerActivityType === 'SOCIAL_MEDIA')
  const each = Math.ceil(TRANSACTIONS / Math.max(members.length, 60))
  const usual: Past = { length: each, pace: 9 * DAY, most: 420 }
  /** Regulars, and people who come for a candle. */
  const modest: Past = { ...usual, most: 12 }
  const middling: Past = { ...usual, most: 110 }
  const other = (index: number) => (full ? ([usual, modest, middling][index % 3] ?? usual) : usual)
  // The demonstration member drops in nearly every day.
  const long: Past = full
    ? { length: LONG_HISTORY, pace: 1.35 * DAY, most: 9 }
    : { ...usual, length: each + 6 }
  const lives = members.map((member, index) => {
    const channels = social ? followedChannels(member, index, social, now) : []
    const others = channels.map(({ row, earned }) => ({ date: new Date(row.createdAt), fixed: earned }))
    const history = historyOf({
      ...{ member, now, past: index === 0 ? long : other(index) },
      purchases: purchases.filter(({ memberId }) => memberId === member.id),
      bought: bought.filter((coupon) => coupon.member === member),
      others: full && index === 0 ? [...others, oldCard(now)] : others,
    })
    return { member, history, channels }
  })
  return {
    loyaltyProgram: [programRow(full, now)],
    loyaltyTiers: tiers.map((tier) => ({ id: idOf('tier', tier.name), ...tier, revision: 1 })),
    loyaltyEarningRules: rules,
    ...rewards,
    loyaltyAccounts: lives.map(({ member, history }, index) =>
      accountOf({
        ...{ member, history, full, costs: rewards.loyaltyRewardCosts, now },
        expiresTomorrow: index === 1 ? 40 : full && index === 0 ? 120 : undefined,
      }),
    ),
    loyaltyTransactions: lives.flatMap(({ history }) => history),
    loyaltyTierSettings: [{ id: 1, status: 'ACTIVE', durationInMonths: full ? PERIOD : null, revision: 1 }],
    loyaltyFollowedChannels: lives.flatMap(({ channels }) => channels.map(({ row }) => row)),
  }
}

function programRow(full: boolean, now: Date): Inserted<'loyaltyProgram'> {
  return {
    id: 1,
    name: 'Galleria Circle',
    description: 'Earn points on every purchase and redeem them for rewards.',
    pointName: 'points',
    status: 'ACTIVE',
    ...(full ? { expirationStatus: 'ENABLED', expirationMonths: PERIOD } : {}),
    revision: 1,
    // Before the first card was brought over.
    createdAt: new Date(now.getTime() - 1300 * DAY),
    updatedAt: new Date(now.getTime() - 1300 * DAY),
  }
}

/** From before the books were kept here. */
const oldCard = (now: Date) => ({
  date: new Date(now.getTime() - 1200.5 * DAY),
  fixed: { type: 'UNKNOWN', amount: 20, description: 'Imported from paper card' } as const,
})
