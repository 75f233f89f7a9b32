import { type Random, randomOf } from '../../media/art/random.ts'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import type { MemberSeed } from './index.ts'
import type { Purchase } from './orders.ts'

const DAY = 86_400_000
const TRANSACTIONS = 400
const LONG_HISTORY = 1000

const tiers = [
  { name: 'Visitor', requiredPoints: 0, description: 'Where everybody starts: one point for each dollar.' },
  { name: 'Friend', requiredPoints: 250, description: 'Early sight of what is new.' },
  { name: 'Collector', requiredPoints: 1000, description: 'Delivery on us, always.' },
  {
    name: 'Patron',
    requiredPoints: 3000,
    description: 'A piece of your own from the workshop, once a year.',
  },
] as const

type Transaction = Inserted<'loyaltyTransactions'>

export interface LoyaltyRows {
  readonly loyaltyProgram: Inserted<'loyaltyProgram'>[]
  readonly loyaltyTiers: Inserted<'loyaltyTiers'>[]
  readonly loyaltyEarningRules: Inserted<'loyaltyEarningRules'>[]
  readonly loyaltyAccounts: Inserted<'loyaltyAccounts'>[]
  readonly loyaltyTransactions: Transaction[]
  readonly loyaltyTierSettings: Inserted<'loyaltyTierSettings'>[]
}

/** Programme, tiers, rules and one account per member, whose figures are the sums of its transactions. */
export function loyaltyRows(
  members: readonly MemberSeed[],
  purchases: readonly Purchase[],
  now: Date,
): LoyaltyRows {
  const each = Math.ceil(TRANSACTIONS / Math.max(members.length, 60))
  const usual: Past = { length: each, pace: 9 * DAY, most: 420 }
  // The demonstration member drops in nearly every day.
  const long: Past =
    members.length < 60 ? { ...usual, length: each + 6 } : { length: LONG_HISTORY, pace: 1.35 * DAY, most: 9 }
  const histories = members.map((member, index) => {
    const own = purchases.filter(({ memberId }) => memberId === member.id)
    return { member, history: historyOf(member, own, index === 0 ? long : usual, now) }
  })
  const transactions = histories.flatMap(({ history }) => history)
  return {
    loyaltyProgram: [
      {
        id: 1,
        name: 'Galleria Circle',
        description: 'A point for each dollar, and something back for staying.',
        pointName: 'points',
        status: 'ACTIVE',
        revision: 1,
      },
    ],
    loyaltyTiers: tiers.map((tier) => ({ id: idOf('tier', tier.name), ...tier, revision: 1 })),
    loyaltyEarningRules: [
      {
        id: idOf('earning rule', 'purchase'),
        title: 'Buy something',
        triggerActivityType: 'PURCHASE',
        status: 'ACTIVE',
        moneyMinor: 100,
        points: 1,
        revision: 1,
      },
      {
        id: idOf('earning rule', 'registration'),
        title: 'Join',
        triggerActivityType: 'REGISTRATION',
        status: 'ACTIVE',
        moneyMinor: null,
        points: 50,
        revision: 1,
      },
      {
        id: idOf('earning rule', 'birthday'),
        title: 'Celebrate your birthday',
        triggerActivityType: 'BIRTHDAY',
        status: 'PAUSED',
        moneyMinor: null,
        points: 100,
        revision: 1,
      },
    ],
    loyaltyAccounts: histories.map(({ member, history }, index) => accountOf(member, history, index, now)),
    loyaltyTransactions: transactions,
    loyaltyTierSettings: [{ id: 1, status: 'ACTIVE', durationInMonths: null, revision: 1 }],
  }
}

interface Past {
  readonly length: number
  /** Milliseconds from one line to the next. */
  readonly pace: number
  /** The most that a purchase at the counter gives. */
  readonly most: number
}

function historyOf(member: MemberSeed, purchases: readonly Purchase[], past: Past, now: Date): Transaction[] {
  const random = randomOf(`points of ${member.loginEmail}`)
  const moments = Array.from({ length: past.length }, (_, index) => ({
    date: new Date(now.getTime() - (past.length - index) * past.pace - random.integer(0, 80) * 60_000),
    purchase: undefined as Purchase | undefined,
  }))
  moments.push(...purchases.map((purchase) => ({ date: purchase.date, purchase })))
  const [first, ...later] = moments.sort((a, b) => a.date.getTime() - b.date.getTime())
  let balance = 0
  let redeemed = 0
  return [first, ...later].flatMap((moment, index) => {
    if (!moment) return []
    const { date, purchase } = moment
    const [type, amount, description] = purchase
      ? (['EARN', Math.floor(purchase.spentMinor / 100), 'Order placed'] as const)
      : index === 0
        ? (['EARN', 50, 'Welcome to the circle'] as const)
        : step(random, balance, redeemed, past.most)
    balance += amount
    if (type === 'REDEEM' || type === 'REFUND') redeemed -= amount
    return {
      id: idOf('loyalty transaction', `${member.loginEmail}/${index}`),
      accountId: idOf('loyalty account', member.loginEmail),
      type,
      amount,
      description,
      orderId: purchase?.orderId ?? null,
      balanceAfter: balance,
      idempotencyKey: purchase ? `order ${purchase.orderId}` : `seed-${index}`,
      createdAt: date,
    }
  })
}

/** A balance never falls below zero, and only what was redeemed comes back. */
function step(
  random: Random,
  balance: number,
  redeemed: number,
  most: number,
): readonly [Transaction['type'], number, string] {
  const luck = random.next()
  if (balance > 2400) return ['REDEEM', -1000, 'Fifty dollars off an order']
  if (luck < 0.1 && balance >= 100) return ['REDEEM', -100, 'Five dollars off an order']
  if (luck < 0.15 && balance >= 40) return ['EXPIRE', -40, 'Points not used within a year']
  if (luck < 0.2) return ['ADJUST', random.chance(0.5) || balance < 20 ? 25 : -20, 'Put right by the shop']
  if (luck < 0.3 && redeemed > 0) return ['REFUND', Math.min(redeemed, 100), 'Points returned with an order']
  return ['EARN', random.integer(Math.ceil(most / 20), most), 'Bought at the counter']
}

function accountOf(
  member: MemberSeed,
  history: readonly Transaction[],
  index: number,
  now: Date,
): Inserted<'loyaltyAccounts'> {
  const sum = (...types: Transaction['type'][]) =>
    history
      .filter(({ type }) => types.includes(type))
      .reduce((total, { amount }) => total + Number(amount), 0)
  const balance = sum('EARN', 'REDEEM', 'ADJUST', 'REFUND', 'EXPIRE')
  const earned = sum('EARN')
  const adjusted = sum('ADJUST')
  const tierPoints = Math.max(0, earned)
  const tier = tiers.findLast(({ requiredPoints }) => requiredPoints <= tierPoints)
  const expires = index === 1 && balance >= 40
  return {
    id: idOf('loyalty account', member.loginEmail),
    contactId: member.contactId,
    memberId: member.id,
    balance,
    earned,
    adjusted,
    redeemed: -sum('REDEEM', 'REFUND'),
    expired: -sum('EXPIRE'),
    tierId: tier ? idOf('tier', tier.name) : null,
    tierPoints,
    expiringAmount: expires ? 40 : null,
    expiringAt: expires ? new Date(now.getTime() + DAY) : null,
    revision: 1,
    lastActivityAt: history.at(-1)?.createdAt ?? null,
    createdAt: member.createdAt,
    updatedAt: history.at(-1)?.createdAt ?? member.createdAt,
  }
}
