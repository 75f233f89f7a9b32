import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import { type Random, randomOf } from '../random.ts'
import { type Bought, transactionsOf } from './coupons.ts'
import type { MemberSeed } from './index.ts'
import type { Purchase } from './orders.ts'
import { rewardId } from './rewards.ts'

export type Transaction = Inserted<'loyaltyTransactions'>

/** Movement of points and its time; random if it has no amount. */
interface Moment {
  readonly date: Date
  readonly fixed?: Partial<Transaction> & Pick<Transaction, 'type' | 'amount' | 'description'>
}

export interface Past {
  readonly length: number
  /** Milliseconds from one line to the next. */
  readonly pace: number
  /** The most that a purchase at the counter gives. */
  readonly most: number
}

interface Life {
  readonly member: MemberSeed
  readonly past: Past
  readonly purchases: readonly Purchase[]
  readonly bought: readonly Bought[]
  readonly others: readonly Moment[]
  readonly now: Date
}

/** Oldest first: what happened at the counter by chance, the orders, the coupons, and what else is known. */
export function historyOf({ member, past, purchases, bought, others, now }: Life): Transaction[] {
  const random = randomOf(`points of ${member.loginEmail}`)
  const moments: Moment[] = Array.from({ length: past.length }, (_, index) => ({
    date: new Date(now.getTime() - (past.length - index) * past.pace - random.integer(0, 80) * 60_000),
  }))
  moments.push(...purchases.map(ofPurchase), ...bought.flatMap(ofCoupon), ...others)
  const [first, ...later] = moments.sort((a, b) => a.date.getTime() - b.date.getTime())
  let balance = 0
  let redeemed = 0
  return [first, ...later].flatMap((moment, index) => {
    if (!moment) return []
    const { date, fixed = index === 0 ? welcome : step(random, balance, redeemed, past.most) } = moment
    const { type, amount } = fixed
    balance += amount
    if (type === 'REDEEM' || type === 'REFUND') redeemed -= amount
    return {
      id: idOf('loyalty transaction', `${member.loginEmail}/${index}`),
      accountId: idOf('loyalty account', member.loginEmail),
      orderId: null,
      balanceAfter: balance,
      idempotencyKey: `seed-${index}`,
      createdAt: date,
      ...fixed,
    }
  })
}

const welcome = { type: 'EARN', amount: 50, description: 'Welcome bonus' } as const

function ofPurchase({ orderId, spentMinor, date }: Purchase): Moment {
  const amount = Math.floor(spentMinor / 100)
  return {
    date,
    fixed: {
      ...{ type: 'EARN', amount, spent: amount, description: 'Order placed', orderId },
      ...{ idempotencyKey: `order ${orderId}`, info: { appId: STORES_APP_ID, activityType: 'PURCHASE' } },
    },
  }
}

function ofCoupon(bought: Bought): Moment[] {
  const { reward, cost, type, createdAt, returnedAt, coupon, name } = bought
  const { paid, back } = transactionsOf(bought)
  const info = { rewardId: rewardId(reward), rewardType: type, referenceEntityId: coupon.id }
  const spent: Moment = {
    date: createdAt,
    fixed: {
      ...{ id: paid, type: 'REDEEM', amount: -cost, description: reward },
      ...{ idempotencyKey: `redeem ${name}`, info },
    },
  }
  if (!returnedAt) return [spent]
  return [
    spent,
    {
      date: returnedAt,
      fixed: {
        ...{ id: back, type: 'REFUND', amount: cost, description: reward },
        ...{ idempotencyKey: `coupon ${name} back`, info: { refundedTransactionId: paid } },
      },
    },
  ]
}

/** A balance never falls below zero, and only what was redeemed comes back. */
function step(
  random: Random,
  balance: number,
  redeemed: number,
  most: number,
): Pick<Transaction, 'type' | 'amount' | 'description'> {
  const luck = random.next()
  const is = (type: Transaction['type'], amount: number, description: string) => ({
    type,
    amount,
    description,
  })
  if (balance > 2400) return is('REDEEM', -1000, 'Fifty dollars off an order')
  if (luck < 0.1 && balance >= 100) return is('REDEEM', -100, 'Five dollars off an order')
  if (luck < 0.15 && balance >= 40) return is('EXPIRE', -40, 'Points expired')
  if (luck < 0.2)
    return is('ADJUST', random.chance(0.5) || balance < 20 ? 25 : -20, 'Adjustment by the store')
  if (luck < 0.3 && redeemed > 0)
    return is('REFUND', Math.min(redeemed, 100), 'Points refunded with an order')
  return is('EARN', random.integer(Math.ceil(most / 20), most), 'In-store purchase')
}
