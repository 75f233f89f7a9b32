import type { Trx } from '../database.ts'
import { enter } from './ledger/index.ts'

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
  const { memberId, orderId, gone, of: all, date } = refund
  const account = await trx
    .selectFrom('loyaltyAccounts')
    .selectAll()
    .where('memberId', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  if (!account || all === 0) return
  const sums = await trx
    .selectFrom('loyaltyTransactions')
    .select([
      'type',
      (row) => row.fn.sum<string>('amount').as('points'),
      (row) => row.fn.sum<string>('spent').as('spent'),
    ])
    .where('accountId', '=', account.id)
    .where('orderId', '=', orderId)
    .groupBy('type')
    .execute()
  const of = (type: string) => sums.find((each) => each.type === type)
  const points = (type: string) => Number(of(type)?.points ?? 0)
  const spent = (type: string) => Number(of(type)?.spent ?? 0)
  const share = Math.min(gone, all) / all
  const due = Math.floor(points('EARN') * share) + points('ADJUST')
  const amount = Math.min(due, account.balance)
  if (amount <= 0) return
  await enter(trx, {
    accountId: account.id,
    type: 'ADJUST',
    amount: -amount,
    description:
      amount < due ? `Order refunded; ${due - amount} of ${due} points were spent already` : 'Order refunded',
    orderId,
    spent: -Math.max(0, Math.floor(spent('EARN') * share) + spent('ADJUST')),
    key: `refund ${orderId} ${gone}`,
    date,
  })
}
