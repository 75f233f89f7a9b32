import type { Trx } from '../database.ts'
import type { Minor } from '../money/money.ts'
import { earn } from './ledger.ts'

interface Purchase {
  readonly memberId: string
  readonly orderId: string
  /** Goods after discounts, before tax and delivery. */
  readonly spent: Minor
  readonly date: Date
}

/** What the active purchase rules give, while the programme runs (wire §3.6). */
export async function earnOnOrder(trx: Trx, { memberId, orderId, spent, date }: Purchase): Promise<void> {
  const program = await trx
    .selectFrom('loyaltyProgram')
    .select('status')
    .where('id', '=', 1)
    .executeTakeFirst()
  if (program?.status !== 'ACTIVE') return
  const rules = await trx
    .selectFrom('loyaltyEarningRules')
    .selectAll()
    .where('triggerActivityType', '=', 'PURCHASE')
    .where('status', '=', 'ACTIVE')
    .execute()
  const amount = rules.reduce((sum, rule) => sum + pointsOf(rule, spent), 0)
  const account = await trx
    .selectFrom('loyaltyAccounts')
    .selectAll()
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  if (!account || amount === 0) return
  const idempotencyKey = `order ${orderId}`
  await earn(trx, { account, amount, description: 'Order placed', orderId, idempotencyKey, date })
}

/** For each whole amount spent, or a fixed number. */
function pointsOf(
  rule: { readonly moneyMinor: number | null; readonly points: number },
  spent: Minor,
): number {
  return rule.moneyMinor ? Math.floor(spent / rule.moneyMinor) * rule.points : rule.points
}
