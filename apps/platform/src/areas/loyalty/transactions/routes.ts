import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../data/query-language/fields.ts'
import { toCondition } from '../../../data/query-language/filter.ts'
import {
  beyondKeyset,
  cutKeyset,
  KeysetQuery,
  keysetOrder,
  positionOf,
  readKeyset,
} from '../../../data/query-language/keyset.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Caller } from '../../../http/caller.ts'
import { type App, operation } from '../../../http/route.ts'
import { TransactionAnswer, TransactionsAnswer } from '../answers.ts'
import { type TransactionRow, transactionView } from '../view.ts'

const path = '/loyalty-transactions/v1/loyalty-transactions'
const READERS = ['MEMBER', 'APP', 'USER'] as const
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

/** Wire §3.5: the owner's of everybody, a member's own. */
export function transactionRoutes(app: App): void {
  operation(
    app,
    {
      name: 'QueryLoyaltyTransactions',
      method: 'POST',
      path: `${path}/query`,
      allow: READERS,
      body: z.object({ query: KeysetQuery }),
      answer: TransactionsAnswer,
    },
    async ({ db, config, caller, input: { query } }) => {
      const own = await ownAccountId(db, caller)
      const list = `points of ${own ?? (own === null ? 'nobody' : 'everybody')}`
      const page = readKeyset(config, list, query, fields)
      // The account by its id, so that the index of account and time gives the page in its order.
      const mine = own === undefined ? sql<SqlBool>`true` : sql<SqlBool>`account_id = ${own}::uuid`
      const { rows } = await sql<TransactionRow & { position: string | null }>`
        select *, ${positionOf(page)} as position from loyalty_transactions
        where ${mine} and ${toCondition(page.filter, fields)} and ${beyondKeyset(page, id)}
        order by ${keysetOrder(page, id)} limit ${page.limit + 1}`.execute(db)
      const { shown, metadata } = cutKeyset(config, page, rows)
      return { loyaltyTransactions: shown.map(transactionView), pagingMetadata: metadata }
    },
  )

  operation(
    app,
    {
      name: 'GetLoyaltyTransaction',
      method: 'GET',
      path: `${path}/{loyaltyTransactionId}`,
      allow: READERS,
      query: z.object({ loyaltyTransactionId: z.string() }),
      answer: TransactionAnswer,
    },
    async ({ db, caller, input: { loyaltyTransactionId } }) => {
      const own = await ownAccountId(db, caller)
      const row = isUuid(loyaltyTransactionId)
        ? await db
            .selectFrom('loyaltyTransactions')
            .selectAll()
            .where('id', '=', loyaltyTransactionId)
            .executeTakeFirst()
        : undefined
      // Of somebody else's as of one that is not there.
      if (!row || (own !== undefined && row.accountId !== own))
        throw applicationError(404, 'LOYALTY_TRANSACTION_NOT_FOUND', 'There is no such transaction')
      return { loyaltyTransaction: transactionView(row) }
    },
  )
}

/** Null for a member without an account; undefined for whoever may see all. */
async function ownAccountId(db: Db, caller: Caller): Promise<string | null | undefined> {
  if (caller.type !== 'MEMBER') return undefined
  const row = await db
    .selectFrom('loyaltyAccounts')
    .select('id')
    .where('memberId', '=', caller.memberId)
    .executeTakeFirst()
  return row?.id ?? null
}
