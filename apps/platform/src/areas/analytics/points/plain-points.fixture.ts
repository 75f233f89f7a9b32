import { dayIn } from '../../../base/day.ts'
import type { Db } from '../../../data/database.ts'

const nothing = { entries: 0, earned: 0, redeemed: 0, returned: 0, reversed: 0, adjusted: 0, expired: 0 }

/** The figures in their simplest form: every entry is read, and every number added up, by day and by what moved it. */
export async function plainPoints(db: Db, timeZone: string): Promise<Record<string, object>> {
  const entries = await db
    .selectFrom('loyaltyTransactions')
    .selectAll()
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const rewards = new Map(entries.map(({ id, info }) => [id, info?.rewardId]))
  const sums = new Map<string, Record<string, number>>()
  const add = (row: string, measure: string, points: number) => {
    const sum = sums.get(row) ?? { ...nothing }
    sum[measure] = (sum[measure] ?? 0) + points
    sum.entries = (sum.entries ?? 0) + 1
    sums.set(row, sum)
  }
  for (const { type, amount, orderId, idempotencyKey, info, createdAt } of entries) {
    const [kind = '', id = ''] = idempotencyKey.split(' ')
    const day = dayIn(createdAt, timeZone)
    const put = (source: string, key: string, measure: string, points: number) => {
      add(`ALL ${day}`, measure, points)
      add(`${source} ${key} ${day}`, measure, points)
    }
    if (type === 'EARN' && kind === 'campaign') put('CAMPAIGN', id, 'earned', amount)
    else if (type === 'EARN') put('RULE', kind === 'rule' ? id : (info?.activityType ?? ''), 'earned', amount)
    else if (type === 'REDEEM') put('REWARD', info?.rewardId ?? '', 'redeemed', -amount)
    else if (type === 'REFUND')
      put('REWARD', rewards.get(info?.refundedTransactionId ?? '') ?? '', 'returned', amount)
    else if (type === 'EXPIRE') put('EXPIRY', '', 'expired', -amount)
    else if (orderId) put('ORDER', kind === 'refund' ? 'REFUNDED' : 'CHANGED', 'reversed', -amount)
    else
      put('ADJUSTMENT', kind === 'bulk' ? 'BULK' : kind === 'import' ? 'IMPORT' : 'STAFF', 'adjusted', amount)
  }
  let outstanding = 0
  const rows = [...sums].map(([key, sum]): [string, object] => {
    if (!key.startsWith('ALL ')) return [key, sum]
    const { earned = 0, redeemed = 0, returned = 0, reversed = 0, adjusted = 0, expired = 0 } = sum
    outstanding += earned - redeemed + returned - reversed + adjusted - expired
    return [key, { ...sum, outstanding }]
  })
  return Object.fromEntries(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
