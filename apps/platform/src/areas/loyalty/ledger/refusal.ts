import { type ApiError, applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { findProgramStatus } from '../program/store.ts'
import type { AccountRow } from '../view.ts'
import type { Entered, Entry } from './entry.ts'
import { findAccounts, findByKeys, type KnownAccount } from './store/find.ts'

/** Reason by account why its entry left no row: the first entry under its key, or an obstacle. The accounts are locked already. */
export async function whyNot(
  trx: Trx,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, Entered | ApiError>> {
  if (entries.length === 0) return new Map()
  const ids = entries.map(({ accountId }) => accountId)
  const accounts = await findAccounts(trx, ids)
  const known = await findByKeys(
    trx,
    ids,
    entries.map(({ key }) => key),
  )
  const status = await findProgramStatus(trx)
  const accountOf = new Map(accounts.map((account) => [account.id, account]))
  const knownOf = new Map(known.map((each) => [each.accountId, each]))
  return new Map(
    entries.map((entry) => {
      const { accountId } = entry
      return [accountId, judge(entry, accountOf.get(accountId), knownOf.get(accountId), status)]
    }),
  )
}

function judge(
  entry: Entry,
  account: AccountRow | undefined,
  known: KnownAccount | undefined,
  status: string | undefined,
): Entered | ApiError {
  if (!account) return noAccount()
  if (known) {
    return known.digest === (entry.digest ?? null)
      ? { account, transactionId: known.id, amount: known.amount, repeated: true, tierChanged: false }
      : applicationError(
          422,
          'IDEMPOTENCY_KEY_REUSED',
          'This idempotency key was already used for a different request. Use a new key.',
          { idempotencyKey: entry.key, transactionId: known.id },
        )
  }
  if (entry.onlyActive && status !== 'ACTIVE') return notActive(status)
  if (entry.revision !== undefined && entry.revision !== account.revision)
    return applicationError(
      409,
      'REVISION_MISMATCH',
      'The account was changed in the meantime. Read it again and retry.',
      { currentRevision: String(account.revision), balance: account.balance },
    )
  return applicationError(428, 'NOT_ENOUGH_POINTS', "The account doesn't have enough points.", {
    balance: account.balance,
    wanted: Math.abs(entry.amount ?? 0),
  })
}

export function noAccount(): ApiError {
  return applicationError(404, 'ACCOUNT_NOT_FOUND', 'Loyalty account not found.')
}

export function notActive(status = 'DRAFT'): ApiError {
  return applicationError(
    428,
    'PROGRAM_NOT_ACTIVE',
    'Points can be earned and redeemed only while the loyalty program is active. Activate it first.',
    { status },
  )
}
