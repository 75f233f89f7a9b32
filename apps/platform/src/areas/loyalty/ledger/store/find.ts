import { sql } from 'kysely'
import type { Trx } from '../../../../data/database.ts'
import type { AccountRow } from '../../view.ts'

export interface KnownAccount {
  readonly id: string
  readonly accountId: string
  readonly amount: number
  readonly digest: string | null
  readonly idempotencyKey: string
}

export async function findAccounts(trx: Trx, ids: readonly string[]): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select * from loyalty_accounts where id = any(${[...ids]}::uuid[])`.execute(trx)
  return rows
}

/** Movements that came before under these keys, each of the account at its place. */
export async function findByKeys(
  trx: Trx,
  accountIds: readonly string[],
  keys: readonly string[],
): Promise<KnownAccount[]> {
  const { rows } = await sql<KnownAccount>`
    select t.id, t.account_id, t.amount, t.digest, t.idempotency_key
    from unnest(${[...accountIds]}::uuid[], ${[...keys]}::text[]) as w (account_id, key)
    join loyalty_transactions t on t.account_id = w.account_id and t.idempotency_key = w.key`.execute(trx)
  return rows
}
