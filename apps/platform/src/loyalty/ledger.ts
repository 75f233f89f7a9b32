import { randomUUID } from 'node:crypto'
import type { Trx } from '../database.ts'
import { tellPointsUpdated } from './events.ts'
import type { AccountRow } from './view.ts'

export interface Earning {
  readonly account: AccountRow
  readonly amount: number
  readonly description: string
  readonly orderId?: string
  readonly idempotencyKey: string
  readonly date: Date
}

const against = { EARN: 'issued', ADJUST: 'adjusted' } as const

/** Points arrive once per key. */
export function earn(trx: Trx, earning: Earning): Promise<void> {
  return enter(trx, { ...earning, type: 'EARN' })
}

/** Once per key: an account row locked, a transaction, two entries that sum to zero, the balance. */
export async function enter(
  trx: Trx,
  earning: Earning & { readonly type: keyof typeof against },
): Promise<void> {
  const { amount, date, idempotencyKey, type } = earning
  const account = await trx
    .selectFrom('loyaltyAccounts')
    .selectAll()
    .where('id', '=', earning.account.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const entered = await trx
    .insertInto('loyaltyTransactions')
    .values({
      id: randomUUID(),
      accountId: account.id,
      type,
      amount,
      description: earning.description,
      orderId: earning.orderId ?? null,
      idempotencyKey,
      createdAt: date,
    })
    .onConflict((conflict) => conflict.columns(['accountId', 'idempotencyKey']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!entered) return
  await trx
    .insertInto('loyaltyEntries')
    .values([
      { transactionId: entered.id, ledger: 'member', amount },
      { transactionId: entered.id, ledger: against[type], amount: -amount },
    ])
    .execute()
  const earned = account.earned + (type === 'EARN' ? amount : 0)
  const adjusted = account.adjusted + (type === 'ADJUST' ? amount : 0)
  const tier = await trx
    .selectFrom('loyaltyTiers')
    .select('id')
    .where('requiredPoints', '<=', earned + Math.min(0, adjusted))
    .orderBy('requiredPoints', 'desc')
    .executeTakeFirst()
  const after = await trx
    .updateTable('loyaltyAccounts')
    .set({
      balance: account.balance + amount,
      earned,
      adjusted,
      tierId: tier?.id ?? null,
      revision: account.revision + 1,
      lastActivityAt: date,
      updatedAt: date,
    })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellPointsUpdated(trx, after, date)
}
