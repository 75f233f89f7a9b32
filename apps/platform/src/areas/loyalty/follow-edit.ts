import type { Trx } from '../../data/database.ts'
import type { PaidOrder } from '../../data/hooks.ts'
import { fromDecimal } from '../../domain/money/money.ts'
import { followByCampaigns } from './campaigns/apply.ts'
import { EDIT } from './edit-key.ts'
import { enter } from './ledger/index.ts'
import { activeRules, pointsOf } from './rules/grant.ts'
import { findEarnedOnOrder, lockAccountOfMember } from './store.ts'

/**
 * An order that was changed after it was paid earns what it now costs: the rules give or take the difference, at the rate
 * that it earned by where they rest. What has been spent already is not asked for.
 */
export async function followEdit(trx: Trx, edited: PaidOrder): Promise<void> {
  const { memberId, orderId, spent, whole, currency, date } = edited
  const account = await lockAccountOfMember(trx, memberId)
  if (!account) return
  const rows = await findEarnedOnOrder(trx, account.id, orderId, EDIT)
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0)
  // Movements from before minor units were noted know whole units of money alone.
  const before = sum((row) => row.info?.spentMinor ?? fromDecimal(String(row.spent ?? 0), currency) ?? 0)
  if (rows.length === 0) return
  const rules = await activeRules(trx, 'PURCHASE')
  const given = (money: number) => rules.reduce((all, rule) => all + pointsOf(rule, account.tierId, money), 0)
  const earner = { accountId: account.id, memberId, tierId: account.tierId }
  const due = rules.length
    ? given(spent) - given(before) + (await followByCampaigns(trx, earner, edited, given))
    : Math.trunc((sum(({ amount }) => amount) * (spent - before)) / Math.max(1, before))
  const amount = Math.max(due, -account.balance)
  if (amount === 0) return
  await enter(trx, {
    accountId: account.id,
    type: 'ADJUST',
    amount,
    description:
      amount > due ? `Order changed; ${amount - due} of ${-due} points were spent already` : 'Order changed',
    orderId,
    spent: whole - sum((row) => row.spent ?? 0),
    info: { spentMinor: spent - before },
    key: `${EDIT}${orderId} ${edited.revision}`,
    date,
  })
}
