import type { Trx } from '../../database.ts'
import { type ApiError, applicationError } from '../../errors.ts'
import type { Entered, Entry } from './entry.ts'

/** Why an entry left no row: what the first one under its key was, or what stands against it. The account is locked already. */
export async function whyNot(trx: Trx, entry: Entry): Promise<Entered | ApiError> {
  const account = await trx
    .selectFrom('loyaltyAccounts')
    .selectAll()
    .where('id', '=', entry.accountId)
    .executeTakeFirst()
  if (!account) return noAccount()
  const known = await trx
    .selectFrom('loyaltyTransactions')
    .select(['id', 'amount', 'digest'])
    .where('accountId', '=', entry.accountId)
    .where('idempotencyKey', '=', entry.key)
    .executeTakeFirst()
  if (known) {
    return known.digest === (entry.digest ?? null)
      ? { account, transactionId: known.id, amount: known.amount, repeated: true, tierChanged: false }
      : applicationError(
          422,
          'IDEMPOTENCY_KEY_REUSED',
          'This idempotency key came with another request before; take a new one',
          { idempotencyKey: entry.key, transactionId: known.id },
        )
  }
  if (entry.onlyActive) {
    const program = await trx
      .selectFrom('loyaltyProgram')
      .select('status')
      .where('id', '=', 1)
      .executeTakeFirst()
    if (program?.status !== 'ACTIVE') return notActive(program?.status)
  }
  if (entry.revision !== undefined && entry.revision !== account.revision)
    return applicationError(
      409,
      'REVISION_MISMATCH',
      'The account was changed meanwhile; read it and try again',
      {
        currentRevision: String(account.revision),
        balance: account.balance,
      },
    )
  return applicationError(
    428,
    'NOT_ENOUGH_POINTS',
    'There are not enough points: no balance falls below zero',
    {
      balance: account.balance,
      wanted: Math.abs(entry.amount ?? 0),
    },
  )
}

export function noAccount(): ApiError {
  return applicationError(404, 'ACCOUNT_NOT_FOUND', 'There is no such loyalty account')
}

export function notActive(status = 'DRAFT'): ApiError {
  return applicationError(
    428,
    'PROGRAM_NOT_ACTIVE',
    'Points are earned and redeemed only while the loyalty programme is active; activate it first',
    { status },
  )
}
