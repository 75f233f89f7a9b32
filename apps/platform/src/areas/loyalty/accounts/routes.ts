import * as loyaltyOperations from '@galleria/platform-client/operations/loyalty/loyalty'
import * as loyaltyAccountsOperations from '@galleria/platform-client/operations/loyalty/loyalty-accounts'
import { z } from 'zod'
import { numeric } from '../../../base/query.ts'
import { transaction } from '../../../data/database.ts'
import { KeysetQuery } from '../../../data/query-language/keyset.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { Cacheable } from '../../../http/cache/cacheable.ts'
import { RawJson } from '../../../http/cache/raw-json.ts'
import { Counted } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import {
  AccountAnswer,
  AccountsAnswer,
  FoundAccountsAnswer,
  MovedAnswer,
  QueriedAccountsAnswer,
  TotalsAnswer,
} from '../answers.ts'
import { type EntryOutcome, noAccount } from '../ledger/index.ts'
import { accountView } from '../view.ts'
import { OverTimeAnswer } from './answers.ts'
import { createAccount } from './create.ts'
import { AccountSearch, AdjustPoints, CountAccounts, EarnPoints, FetchBy, ListAccounts } from './input.ts'
import { adjustPoints, earnPoints } from './move.ts'
import { ownAccount, ownAccountProbe } from './own-account-probe.ts'
import { findAccount } from './store/find.ts'
import { pointsOverTime } from './store/over-time.ts'
import { accountsOfContacts, countAccounts, queryAccounts, searchAccounts } from './store/search.ts'
import { programTotals } from './store/totals.ts'
import { accountWithMemberView } from './view.ts'

const fuzzy = 'A fuzzy search finds words by their beginning, as every search does.'

/** The account is JSON already. */
function movedView({ account, transactionId }: EntryOutcome): RawJson {
  return new RawJson(['{"account":', account, ',"transactionId":', JSON.stringify(transactionId), '}'], {
    wrote: true,
  })
}

/** Wire §3.5. Paths of one word come before those of an id. */
export function accountRoutes(app: App): void {
  operation(
    app,
    loyaltyOperations.getMyLoyaltyAccount,
    { answer: AccountAnswer, cacheProbe: ownAccountProbe },
    async ({ db, cacheProbe, caller }) => {
      const account = await ownAccount(db, cacheProbe, caller.memberId)
      if (!account) throw noAccount()
      return new Cacheable({ account: accountView(account) })
    },
  )

  operation(app, loyaltyAccountsOperations.getProgramTotals, { answer: TotalsAnswer }, ({ db }) =>
    programTotals(db),
  )

  operation(
    app,
    loyaltyAccountsOperations.getPointsOverTime,
    { query: z.object({ months: numeric(z.int().min(1).max(36)).default(12) }), answer: OverTimeAnswer },
    async ({ db, clock, input }) => ({ months: await pointsOverTime(db, clock.now(), input.months) }),
  )

  operation(
    app,
    loyaltyAccountsOperations.fetchLoyaltyAccountBy,
    { query: FetchBy, answer: AccountAnswer },
    async ({ db, input: { contactId, memberId } }) => {
      const id = contactId ?? memberId ?? ''
      const by = contactId === undefined ? 'memberId' : 'contactId'
      const row = isUuid(id) ? await findAccount(db, by, id) : undefined
      if (!row) throw noAccount()
      return { account: accountWithMemberView(row) }
    },
  )

  operation(
    app,
    loyaltyAccountsOperations.queryLoyaltyAccounts,
    { body: z.object({ query: KeysetQuery }), answer: QueriedAccountsAnswer },
    (call) => queryAccounts(call, call.input.query),
  )

  operation(
    app,
    loyaltyAccountsOperations.searchLoyaltyAccounts,
    { body: z.object({ search: AccountSearch }), answer: FoundAccountsAnswer, partly: fuzzy },
    (call) => searchAccounts(call, call.input.search),
  )

  operation(
    app,
    loyaltyAccountsOperations.countLoyaltyAccounts,
    { body: CountAccounts, answer: Counted },
    async ({ db, input: { filter, search } }) => ({
      count: await countAccounts(db, { filter, words: search }, 'filter'),
    }),
  )

  operation(
    app,
    loyaltyAccountsOperations.createLoyaltyAccount,
    { body: z.object({ contactId: z.guid() }), answer: AccountAnswer },
    ({ db, clock, input: { contactId } }) =>
      transaction(db, async (trx) => ({
        account: accountView(await createAccount(trx, contactId, clock.now())),
      })),
  )

  operation(
    app,
    loyaltyAccountsOperations.listLoyaltyAccounts,
    { query: ListAccounts, answer: AccountsAnswer },
    async ({ db, config, input: { contactIds, cursorPaging } }) => {
      const { pageRows, metadata } = await accountsOfContacts({ db, config }, contactIds, cursorPaging)
      return { accounts: pageRows.map(accountWithMemberView), pagingMetadata: metadata }
    },
  )

  operation(
    app,
    loyaltyAccountsOperations.getLoyaltyAccount,
    { query: z.object({ id: z.string() }), answer: AccountAnswer },
    async ({ db, input: { id } }) => {
      const row = isUuid(id) ? await findAccount(db, 'id', id) : undefined
      if (!row) throw noAccount()
      return { account: accountWithMemberView(row) }
    },
  )

  operation(
    app,
    loyaltyAccountsOperations.earnPoints,
    { body: EarnPoints, answer: MovedAnswer },
    async (call) => movedView(await earnPoints(call, call.input)),
  )

  operation(
    app,
    loyaltyAccountsOperations.adjustPoints,
    { body: AdjustPoints, answer: MovedAnswer },
    async (call) => movedView(await adjustPoints(call, call.input)),
  )
}
