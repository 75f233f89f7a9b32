import type { Db, Trx } from '../../../data/database.ts'
import { type Entry, enterEach } from '../ledger/index.ts'
import { checkRow, NOBODY, type RowInput } from './check-row.ts'
import { findAccountsByEmail } from './store/accounts.ts'

export type RowError = RowInput & { readonly reason: string }

interface ResolvedRow extends RowInput {
  readonly accountId: string
  readonly amount: number
}

/** Rows that can be entered, with their accounts, and why the others cannot. */
export async function resolveRows(
  db: Db,
  batch: readonly RowInput[],
): Promise<{ readonly found: ResolvedRow[]; readonly errors: RowError[] }> {
  const errors: RowError[] = []
  const good: (RowInput & { key: string; amount: number })[] = []
  for (const row of batch) {
    const checked = checkRow(row)
    if ('reason' in checked) errors.push({ ...row, reason: checked.reason })
    else good.push({ ...row, ...checked })
  }
  const accounts = await findAccountsByEmail(db, [...new Set(good.map(({ key }) => key))])
  const found: ResolvedRow[] = []
  for (const { key, ...row } of good) {
    const accountId = accounts.get(key)
    if (accountId) found.push({ ...row, accountId })
    else errors.push({ ...row, reason: NOBODY })
  }
  return { found, errors }
}

/** Each row once, under its own key, however often the file names somebody. */
export async function enterBatch(
  trx: Trx,
  importId: string,
  batch: readonly RowInput[],
  date: Date,
): Promise<{ readonly entered: number; readonly errors: RowError[] }> {
  const { found, errors } = await resolveRows(trx, batch)
  let entered = 0
  // The ledger takes one entry of an account at a time.
  for (let rest = found; rest.length > 0; ) {
    const turn = rest.filter(
      ({ accountId }, index) => rest.findIndex((each) => each.accountId === accountId) === index,
    )
    const results = await enterEach(
      trx,
      turn.map(
        (row): Entry => ({
          accountId: row.accountId,
          type: 'ADJUST',
          amount: row.amount,
          description: 'Imported',
          key: `import ${importId} ${row.row}`,
          date,
        }),
      ),
    )
    for (const row of turn) {
      const result = results.get(row.accountId)
      if (result instanceof Error) errors.push({ ...row, reason: result.message })
      else entered += 1
    }
    rest = rest.filter((row) => !turn.includes(row))
  }
  return { entered, errors }
}
