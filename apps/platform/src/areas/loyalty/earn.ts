import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import type { Trx } from '../../data/database.ts'
import type { Minor } from '../../domain/money/money.ts'
import { type Entered, enter } from './ledger/index.ts'
import { activeRules, earnBy, pointsOf } from './rules/grant.ts'
import { findAccountOfMember } from './store.ts'
import type { AccountRow } from './view.ts'

export interface Purchase {
  readonly memberId: string
  readonly orderId: string
  /** Goods after discounts, before tax and delivery. */
  readonly spent: Minor
  /** The same in whole units of money, for tiers that go by it. */
  readonly whole: number
  readonly date: Date
}

/** Earns the points that the active purchase rules give, while the program runs (wire §3.6); `repeated` where the order has earned already. */
export async function earnOnOrder(
  trx: Trx,
  { memberId, orderId, spent, whole, date }: Purchase,
): Promise<Entered | undefined> {
  const rules = await activeRules(trx, 'PURCHASE')
  const account = await findAccountOfMember(trx, memberId)
  if (!account) return undefined
  const amount = rules.reduce((sum, rule) => sum + pointsOf(rule, account.tierId, spent), 0)
  if (amount === 0) return undefined
  return enter(trx, {
    accountId: account.id,
    type: 'EARN',
    amount,
    description: 'Order placed',
    orderId,
    spent: whole,
    info: { appId: STORES_APP_ID, activityType: 'PURCHASE', spentMinor: spent },
    key: `order ${orderId}`,
    date,
  })
}

/** Earns the points that the active rules give for joining, while the program runs, as the loyalty page promises. */
export async function earnOnJoin(trx: Trx, account: AccountRow, date: Date): Promise<void> {
  await earnBy(trx, { account, activity: 'REGISTRATION', key: '', date })
}

/** Earns the points that the active rules give for following a channel, once for each. */
export async function earnOnFollow(
  trx: Trx,
  account: AccountRow,
  channel: string,
  date: Date,
): Promise<void> {
  await earnBy(trx, { account, activity: 'SOCIAL_MEDIA', key: channel, channel, date })
}
