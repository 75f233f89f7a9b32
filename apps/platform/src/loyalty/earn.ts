import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import type { Trx } from '../database.ts'
import type { Minor } from '../money/money.ts'
import { enter } from './ledger/index.ts'
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

/** What the active purchase rules give, while the programme runs (wire §3.6). */
export async function earnOnOrder(
  trx: Trx,
  { memberId, orderId, spent, whole, date }: Purchase,
): Promise<void> {
  const rules = await activeRules(trx, 'PURCHASE')
  const amount = rules.reduce((sum, rule) => sum + pointsOf(rule, spent), 0)
  const account = await trx
    .selectFrom('loyaltyAccounts')
    .selectAll()
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  if (!account || amount === 0) return
  await enter(trx, {
    accountId: account.id,
    type: 'EARN',
    amount,
    description: 'Order placed',
    orderId,
    spent: whole,
    info: { appId: STORES_APP_ID, activityType: 'PURCHASE' },
    key: `order ${orderId}`,
    date,
  })
}

/** What the active rules give for joining, while the programme runs: what the loyalty page promises. */
export async function earnOnJoin(trx: Trx, account: AccountRow, date: Date): Promise<void> {
  for (const { id, title, points } of await activeRules(trx, 'REGISTRATION')) {
    if (points > 0)
      await enter(trx, {
        accountId: account.id,
        type: 'EARN',
        amount: points,
        description: title,
        info: { appId: STORES_APP_ID, activityType: 'REGISTRATION' },
        key: `rule ${id}`,
        date,
      })
  }
}

/** What the active rules give for following a channel, once for each. */
export async function earnOnFollow(
  trx: Trx,
  account: AccountRow,
  channel: string,
  date: Date,
): Promise<void> {
  for (const { id, title, points } of await activeRules(trx, 'SOCIAL_MEDIA')) {
    if (points > 0)
      await enter(trx, {
        accountId: account.id,
        type: 'EARN',
        amount: points,
        description: title,
        info: { appId: STORES_APP_ID, activityType: 'SOCIAL_MEDIA', followedSocialMedia: { channel } },
        key: `rule ${id} ${channel}`,
        date,
      })
  }
}

/** None while the programme rests. */
async function activeRules(trx: Trx, trigger: 'PURCHASE' | 'REGISTRATION' | 'SOCIAL_MEDIA') {
  const program = await trx
    .selectFrom('loyaltyProgram')
    .select('status')
    .where('id', '=', 1)
    .executeTakeFirst()
  if (program?.status !== 'ACTIVE') return []
  return trx
    .selectFrom('loyaltyEarningRules')
    .selectAll()
    .where('triggerActivityType', '=', trigger)
    .where('status', '=', 'ACTIVE')
    .execute()
}

/** For each whole amount spent, or a fixed number. */
function pointsOf(
  rule: { readonly moneyMinor: number | null; readonly points: number },
  spent: Minor,
): number {
  return rule.moneyMinor ? Math.floor(spent / rule.moneyMinor) * rule.points : rule.points
}
