import type { Trx } from '../../data/database.ts'
import type { RefundedOrder } from '../../data/hooks.ts'
import { EDIT } from './edit-key.ts'
import { enter } from './ledger/index.ts'
import { findMovementsOfOrder, lockAccountOfMember } from './store.ts'

interface Sums {
  readonly points: number
  readonly spent: number
}

/**
 * Points that an order earned go the way of its money: all that is gone takes its share, rounded for the member. What
 * came beyond the total earned nothing; what has been spent already is not asked for: no balance falls below nothing.
 */
export async function takeBackPoints(trx: Trx, refund: RefundedOrder): Promise<void> {
  const { memberId, orderId, gone, came, total, date } = refund
  const all = Math.min(came, total)
  const lost = Math.min(all, gone - Math.max(0, came - total))
  const account = await lockAccountOfMember(trx, memberId)
  if (!account || all === 0 || lost <= 0) return
  const rows = await findMovementsOfOrder(trx, account.id, orderId)
  const [earned, taken] = [true, false].map((wanted) => {
    const found = rows.filter(
      (row) => (row.type === 'EARN' || row.idempotencyKey.startsWith(EDIT)) === wanted,
    )
    const sum = (of: 'amount' | 'spent') => found.reduce((all, row) => all + (row[of] ?? 0), 0)
    return { points: sum('amount'), spent: sum('spent') }
  }) as [Sums, Sums]
  const share = lost / all
  const due = Math.floor(earned.points * share) + taken.points
  const amount = Math.min(due, account.balance)
  if (amount <= 0) return
  await enter(trx, {
    accountId: account.id,
    type: 'ADJUST',
    amount: -amount,
    description:
      amount < due ? `Order refunded; ${due - amount} of ${due} points were spent already` : 'Order refunded',
    orderId,
    spent: -Math.max(0, Math.floor(earned.spent * share) + taken.spent),
    key: `refund ${orderId} ${gone}`,
    date,
  })
}
