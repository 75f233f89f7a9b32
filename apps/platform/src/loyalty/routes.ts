import { sql } from 'kysely'
import { z } from 'zod'
import { applicationError } from '../errors.ts'
import { beyond, CursorQuery, cutPage, readPage } from '../query-language/cursor.ts'
import { column, type Fields, idColumn } from '../query-language/fields.ts'
import { toCondition } from '../query-language/filter.ts'
import { type App, operation } from '../route.ts'
import {
  AccountAnswer,
  EarningRulesAnswer,
  ProgramAnswer,
  TiersAnswer,
  TransactionsAnswer,
} from './answers.ts'
import { accountView, earningRuleView, tierView, transactionView } from './view.ts'

const EVERYONE = ['VISITOR', 'MEMBER', 'APP', 'USER'] as const

const fields: Fields = {
  id: idColumn(sql.ref('id')),
  accountId: idColumn(sql.ref('account_id')),
  amount: column('number', sql.ref('amount')),
  createdDate: column('date', sql.ref('created_at')),
  description: column('text', sql.ref('description')),
  idempotencyKey: column('text', sql.ref('idempotency_key')),
  transactionType: column('text', sql.ref('type')),
}

export function loyaltyRoutes(app: App): void {
  operation(
    app,
    {
      name: 'GetCurrentMemberAccount',
      method: 'GET',
      path: '/loyalty-accounts/v1/accounts/my-account',
      allow: ['MEMBER'],
      answer: AccountAnswer,
    },
    async ({ db, caller }) => {
      const row = await db
        .selectFrom('loyaltyAccounts')
        .selectAll()
        .where('memberId', '=', caller.memberId)
        .executeTakeFirst()
      if (!row) throw applicationError(404, 'ACCOUNT_NOT_FOUND', 'There is no account of this member')
      return { account: accountView(row) }
    },
  )

  operation(
    app,
    {
      name: 'QueryLoyaltyTransactions',
      method: 'POST',
      path: '/loyalty-transactions/v1/loyalty-transactions/query',
      allow: ['MEMBER', 'APP'],
      body: z.object({ query: CursorQuery }),
      answer: TransactionsAnswer,
    },
    async ({ db, config, caller, input: { query } }) => {
      const list = `points of ${caller.type === 'MEMBER' ? caller.memberId : 'everybody'}`
      const page = readPage(config, list, query)
      const limit = query.cursorPaging.limit ?? 50
      const direction = page.order === 'ASC' ? 'asc' : 'desc'
      const rows = await db
        .selectFrom('loyaltyTransactions')
        .selectAll()
        .where(toCondition(page.filter, fields))
        .where(beyond(page))
        .$if(caller.type === 'MEMBER', (own) =>
          own.where('accountId', 'in', (accounts) =>
            accounts
              .selectFrom('loyaltyAccounts')
              .select('loyaltyAccounts.id')
              .where('memberId', '=', caller.type === 'MEMBER' ? caller.memberId : ''),
          ),
        )
        .orderBy('createdAt', direction)
        .orderBy('id', direction)
        .limit(limit + 1)
        .execute()
      const { shown, metadata } = cutPage(config, list, page, rows, limit)
      return { loyaltyTransactions: shown.map(transactionView), pagingMetadata: metadata }
    },
  )

  operation(
    app,
    {
      name: 'GetLoyaltyProgram',
      method: 'GET',
      path: '/loyalty-programs/v1/program',
      allow: EVERYONE,
      answer: ProgramAnswer,
    },
    async ({ db }) => {
      const row = await db.selectFrom('loyaltyProgram').selectAll().where('id', '=', 1).executeTakeFirst()
      return {
        loyaltyProgram: {
          name: row?.name ?? null,
          description: row?.description ?? null,
          pointDefinition: { customName: row?.pointName ?? null },
          status: row?.status ?? 'DRAFT',
          pointsExpiration: { status: 'DISABLED' },
        },
      }
    },
  )

  operation(
    app,
    {
      name: 'ListTiers',
      method: 'GET',
      path: '/loyalty-tiers/v1/tiers',
      allow: EVERYONE,
      answer: TiersAnswer,
    },
    async ({ db }) => {
      const rows = await db.selectFrom('loyaltyTiers').selectAll().orderBy('requiredPoints').execute()
      return { tiers: rows.map(tierView) }
    },
  )

  operation(
    app,
    {
      name: 'ListEarningRules',
      method: 'GET',
      path: '/_api/loyalty-earning-rules/v1/earning-rules/rules',
      allow: EVERYONE,
      query: z.object({
        triggerAppId: z.string().max(80).optional(),
        triggerActivityType: z.string().max(80).optional(),
      }),
      answer: EarningRulesAnswer,
    },
    async ({ db, config, input }) => {
      const rows = await db.selectFrom('loyaltyEarningRules').selectAll().orderBy('id').execute()
      const rules = rows.map((row) => earningRuleView(row, config.currency))
      return {
        earningRules: rules.filter(
          (rule) =>
            (!input.triggerAppId || rule.triggerAppId === input.triggerAppId) &&
            (!input.triggerActivityType || rule.triggerActivityType === input.triggerActivityType),
        ),
      }
    },
  )
}
