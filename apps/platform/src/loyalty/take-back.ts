import type { Trx } from '../database.ts'
import { enter } from './ledger.ts'

interface Refunded {
  readonly memberId: string
  readonly orderId: string
  /** Money given back so far, of all that came. */
  readonly gone: number
  readonly of: number
  readonly date: Date
}

/**
 * Points that an order earned go the way of its money: all that is gone takes its share, rounded for the member. What
 * has been spent already is not asked for: no balance falls below nothing.
 */
export async function takeBackPoints(trx: Trx, refund: Refunded): Promise<void> {
  const { memberId, orderId, gone, of, date } = refund
  const account = await trx
    .selectFrom('loyaltyAccounts')
    .selectAll()
    .where('memberId', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  if (!account || of === 0) return
  const sums = await trx
    .selectFrom('loyaltyTransactions')
    .select(['type', (row) => row.fn.sum<string>('amount').as('points')])
    .where('accountId', '=', account.id)
    .where('orderId', '=', orderId)
    .groupBy('type')
    .execute()
  const points = (type: string) => Number(sums.find((each) => each.type === type)?.points ?? 0)
  const due = Math.floor((points('EARN') * Math.min(gone, of)) / of) + points('ADJUST')
  const amount = Math.min(due, account.balance)
  if (amount <= 0) return
  await enter(trx, {
    account,
    type: 'ADJUST',
    amount: -amount,
    description: 'Order refunded',
    orderId,
    idempotencyKey: `refund ${orderId} ${gone}`,
    date,
  })
}
