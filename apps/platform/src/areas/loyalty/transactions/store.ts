import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../data/query-language/fields.ts'
import { toCondition } from '../../../data/query-language/filter.ts'
import { type KeysetQuery, readKeyset } from '../../../data/query-language/keyset.ts'
import type { Services } from '../../../data/services.ts'
import type { TransactionRow } from '../view.ts'

const sortable = { sortable: true }

const perhaps = { sortable: true, nullable: true }

const id = sql.ref('id')

/** Wire §1.9 "loyalty transactions query". */
const fields: Fields = {
  id: idColumn(id, sortable),
  accountId: idColumn(sql.ref('account_id'), sortable),
  amount: column('number', sql.ref('amount'), sortable),
  createdDate: column('date', sql.ref('created_at'), sortable),
  description: column('text', sql.ref('description'), perhaps),
  idempotencyKey: column('text', sql.ref('idempotency_key'), sortable),
  transactionType: column('text', sql.ref('type'), sortable),
}

/** One page of an account's movements, of all accounts where `accountId` is undefined, of none where it is null. */
export async function queryTransactions(
  { db, config }: Pick<Services, 'db' | 'config'>,
  query: KeysetQuery,
  accountId: string | null | undefined,
) {
  const list = `points of ${accountId ?? (accountId === null ? 'nobody' : 'everybody')}`
  const page = readKeyset(config, list, query, fields)
  // The account by its id, so that the index of account and time gives the page in its order.
  const mine = accountId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`account_id = ${accountId}::uuid`
  const { rows } = await sql<TransactionRow & { position: string | null }>`
    select *, ${page.position} as position from loyalty_transactions
    where ${mine} and ${toCondition(page.filter, fields)} and ${page.beyond}
    order by ${page.order} limit ${page.limit + 1}`.execute(db)
  return page.cut(rows)
}

export function findTransaction(db: Db, id: string): Promise<TransactionRow | undefined> {
  return db.selectFrom('loyaltyTransactions').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findAccountId(db: Db, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('loyaltyAccounts')
    .select('id')
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return row?.id
}
