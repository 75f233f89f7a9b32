import * as loyaltyOperations from '@galleria/platform-client/operations/loyalty/loyalty'
import * as loyaltyAccountsOperations from '@galleria/platform-client/operations/loyalty/loyalty-accounts'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import { KeysetQuery } from '../../../data/query-language/keyset.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Caller } from '../../../http/caller.ts'
import { type App, operation } from '../../../http/route.ts'
import { TransactionAnswer, TransactionsAnswer } from '../answers.ts'
import { transactionView } from '../view.ts'
import { findAccountId, findTransaction, queryTransactions } from './store.ts'

/** Wire §3.5: the owner's of everybody, a member's own. */
export function transactionRoutes(app: App): void {
  operation(
    app,
    loyaltyOperations.queryLoyaltyTransactions,
    { body: z.object({ query: KeysetQuery }), answer: TransactionsAnswer },
    async ({ db, config, caller, input: { query } }) => {
      const own = await ownAccountId(db, caller)
      const { pageRows, metadata } = await queryTransactions({ db, config }, query, own)
      return { loyaltyTransactions: pageRows.map(transactionView), pagingMetadata: metadata }
    },
  )

  operation(
    app,
    loyaltyAccountsOperations.getLoyaltyTransaction,
    { query: z.object({ loyaltyTransactionId: z.string() }), answer: TransactionAnswer },
    async ({ db, caller, input: { loyaltyTransactionId } }) => {
      const own = await ownAccountId(db, caller)
      const row = isUuid(loyaltyTransactionId) ? await findTransaction(db, loyaltyTransactionId) : undefined
      // Answer of somebody else's transaction as of an unknown one.
      if (!row || (own !== undefined && row.accountId !== own))
        throw applicationError(404, 'LOYALTY_TRANSACTION_NOT_FOUND', 'Transaction not found.')
      return { loyaltyTransaction: transactionView(row) }
    },
  )
}

/** Null for a member without an account; undefined for callers who may see all. */
async function ownAccountId(db: Db, caller: Caller): Promise<string | null | undefined> {
  if (caller.type !== 'MEMBER') return undefined
  return (await findAccountId(db, caller.memberId)) ?? null
}
