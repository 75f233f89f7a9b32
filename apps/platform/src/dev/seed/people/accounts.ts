import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import type { Transaction } from './history.ts'
import type { MemberSeed } from './index.ts'
import { isWithinReach, type RewardRows } from './rewards.ts'
import { tiers } from './tiers.ts'

const DAY = 86_400_000
/** Months: of a tier's period, and of quiet after which points expire. */
export const PERIOD = 12

interface SeedMember {
  readonly member: MemberSeed
  readonly history: readonly Transaction[]
  /** Points that expire tomorrow, whatever the rule gives. */
  readonly expiresTomorrow?: number | undefined
  /** A full store's tiers go by the last year, and points expire after one. */
  readonly full: boolean
  readonly costs: RewardRows['loyaltyRewardCosts']
  readonly now: Date
}

/** Every figure is the sum of its transactions. */
export function accountOf({
  member,
  history,
  expiresTomorrow,
  full,
  costs,
  now,
}: SeedMember): Inserted<'loyaltyAccounts'> {
  const sum = (...types: Transaction['type'][]) =>
    history
      .filter(({ type }) => types.includes(type))
      .reduce((total, { amount }) => total + Number(amount), 0)
  const balance = sum('EARN', 'REDEEM', 'ADJUST', 'REFUND', 'EXPIRE', 'UNKNOWN')
  const counted = history.filter(
    ({ type, createdAt }) => type === 'EARN' && (!full || new Date(createdAt) > months(now, -PERIOD)),
  )
  const tierPoints = counted.reduce((total, { amount }) => total + amount, 0)
  const tier = tiers.findLast(({ requiredPoints }) => requiredPoints <= tierPoints)
  const tierId = tier ? idOf('tier', tier.name) : null
  const lastActivityAt = history.findLast(({ type }) => type !== 'EXPIRE')?.createdAt ?? null
  return {
    id: idOf('loyalty account', member.loginEmail),
    contactId: member.contactId,
    memberId: member.id,
    balance,
    earned: sum('EARN'),
    adjusted: sum('ADJUST', 'UNKNOWN'),
    redeemed: -sum('REDEEM', 'REFUND'),
    expired: -sum('EXPIRE'),
    tierId,
    tierPoints,
    ...(full ? { tierUpdatedAt: reached(counted, tier?.requiredPoints ?? 0) ?? member.createdAt } : {}),
    ...(full ? { tierDueAt: counted[0] ? months(new Date(counted[0].createdAt), PERIOD) : null } : {}),
    ...expiryOf(balance, { expiresTomorrow, lastActivityAt, full, now }),
    rewardAvailable: isWithinReach(costs, balance, tierId),
    revision: 1,
    lastActivityAt: full ? lastActivityAt : (history.at(-1)?.createdAt ?? null),
    createdAt: member.createdAt,
    updatedAt: history.at(-1)?.createdAt ?? member.createdAt,
  }
}

/** When so many points had come together. */
function reached(counted: readonly Transaction[], required: number): Date | undefined {
  let sum = 0
  for (const { amount, createdAt } of counted) {
    sum += amount
    if (sum >= required) return new Date(createdAt)
  }
  return undefined
}

function expiryOf(
  balance: number,
  known: Pick<SeedMember, 'expiresTomorrow' | 'full' | 'now'> & {
    lastActivityAt: Transaction['createdAt'] | null
  },
): { expiringAmount: number | null; expiringAt: Date | null } {
  const { expiresTomorrow, lastActivityAt, full, now } = known
  if (expiresTomorrow && balance >= expiresTomorrow)
    return { expiringAmount: expiresTomorrow, expiringAt: new Date(now.getTime() + DAY) }
  if (!full || !lastActivityAt || balance === 0) return { expiringAmount: null, expiringAt: null }
  return { expiringAmount: balance, expiringAt: months(new Date(lastActivityAt), PERIOD) }
}

function months(from: Date, count: number): Date {
  const date = new Date(from)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date
}
