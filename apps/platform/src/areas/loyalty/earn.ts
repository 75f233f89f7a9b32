import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import type { Trx } from '../../data/database.ts'
import type { Minor } from '../../domain/money/money.ts'
import { earnByCampaigns } from './campaigns/apply.ts'
import type { BoughtLine } from './campaigns/points.ts'
import { EDIT } from './edit-key.ts'
import { enter } from './ledger/index.ts'
import { findProgramStatus } from './program/store.ts'
import { activeRules, earnBy, pointsOf } from './rules/grant.ts'
import { findEarnedOnOrder, lockAccountOfMember } from './store.ts'
import type { AccountRow } from './view.ts'

export interface Purchase {
  readonly memberId: string
  readonly orderId: string
  /** Goods after discounts, before tax and delivery. */
  readonly spent: Minor
  /** The same in whole units of money, for tiers that go by it. */
  readonly whole: number
  readonly lines: readonly BoughtLine[]
  readonly placed: Date
  /** Currency of the store. */
  readonly currency: string
  readonly date: Date
}

/**
 * Earns the points that the active purchase rules give, while the program runs (wire §3.6), and what campaigns add;
 * `repeated` where the order has earned already.
 */
export async function earnOnOrder(
  trx: Trx,
  purchase: Purchase,
): Promise<{ readonly repeated: boolean } | undefined> {
  const { memberId, orderId, spent, whole, date } = purchase
  if ((await findProgramStatus(trx)) !== 'ACTIVE') return undefined
  const rules = await activeRules(trx, 'PURCHASE')
  // Locked before the campaigns are, as an edit does.
  const account = await lockAccountOfMember(trx, memberId)
  if (!account) return undefined
  if ((await findEarnedOnOrder(trx, account.id, orderId, EDIT)).length > 0) return { repeated: true }
  const { id: accountId, tierId } = account
  const usual = (money: Minor) => rules.reduce((sum, rule) => sum + pointsOf(rule, tierId, money), 0)
  const amount = usual(spent)
  if (amount !== 0)
    await enter(trx, {
      ...{ accountId, type: 'EARN', amount, orderId, date },
      description: 'Order placed',
      spent: whole,
      info: { appId: STORES_APP_ID, activityType: 'PURCHASE', spentMinor: spent },
      key: `order ${orderId}`,
    })
  await earnByCampaigns(trx, { accountId, memberId, tierId }, purchase, usual)
  return { repeated: false }
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
