import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../../data/database.ts'
import { aggregate } from '../../../../data/query-language/aggregate.ts'
import type { Fields } from '../../../../data/query-language/fields.ts'
import { toCondition } from '../../../../data/query-language/filter.ts'
import {
  type CursorPaging,
  type KeysetPage,
  type KeysetQuery,
  readKeyset,
} from '../../../../data/query-language/keyset.ts'
import { type TextSearch, toTsQuery } from '../../../../data/query-language/text-search.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Services } from '../../../../data/services.ts'
import { textVector } from '../../../members/index.ts'
import type { AccountSearch } from '../input.ts'
import { type AccountWithMember, accountWithMemberView } from '../view.ts'
import { accountsFrom, countedFields, queryFields, searchFields, wordWeights } from './fields.ts'
import { foundColumns } from './find.ts'

type Access = Pick<Services, 'db' | 'config'>

export async function queryAccounts({ db, config }: Access, query: KeysetQuery) {
  const page = readKeyset(config, 'loyalty accounts', query, queryFields, { id })
  const { pageRows, metadata } = await readPage(db, page, toCondition(page.filter, queryFields) as never)
  return { loyaltyAccounts: pageRows.map(accountWithMemberView), pagingMetadata: metadata }
}

/** A page of what is found, and what was asked to be counted of all of it. */
export async function searchAccounts({ db, config }: Access, search: AccountSearch) {
  const criteria = { ...search, words: search.search }
  const page = readKeyset(config, 'loyalty accounts by search', criteria, searchFields, { at: 'search', id })
  const where = searchCondition(page, searchFields)
  const { pageRows, metadata } = await readPage(db, page, where)
  const all = { from: accountsFrom, where, zone: search.timeZone }
  return {
    accounts: pageRows.map(accountWithMemberView),
    pagingMetadata: metadata,
    aggregationData: await aggregate(db, all, countedFields, search.aggregations),
  }
}

/** How many a search finds. */
export async function countAccounts(db: Db, criteria: AccountCriteria, at: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${accountsFrom} where ${searchCondition(criteria, searchFields, at)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

interface AccountCriteria {
  readonly filter?: unknown
  readonly words?: TextSearch | undefined
}

/**
 * Condition of filter and words of a search.
 * @param at where the filter stands in what was sent
 */
export function searchCondition(
  criteria: AccountCriteria,
  fields: Fields = searchFields,
  at = 'search.filter',
): RawBuilder<SqlBool> {
  const question = toTsQuery(criteria.words, wordWeights)
  const condition = toCondition(criteria.filter, fields, at)
  const matched = question ? sql`${textVector} @@ to_tsquery('simple', ${question})` : sql`true`
  return sql<SqlBool>`(${condition} and ${matched})`
}

const id = sql.ref('a.id')

/** One page, in the order that is asked for. */
async function readPage(db: Db, page: KeysetPage, where: RawBuilder<SqlBool>) {
  const { rows } = await sql<AccountWithMember & { position: string | null }>`
    select ${foundColumns}, ${page.position} as position ${accountsFrom}
    where ${where} and ${page.beyond} order by ${page.order} limit ${page.limit + 1}`.execute(db)
  return page.cut(rows)
}

/** One page of the accounts of these contacts, or of all. */
export function accountsOfContacts(
  { db, config }: Access,
  contactIds: readonly string[] | undefined,
  cursorPaging: z.output<typeof CursorPaging>,
) {
  const filter = contactIds?.length ? { contactId: { $in: contactIds } } : undefined
  const query = { filter, sort: [], cursorPaging }
  const page = readKeyset(config, 'accounts of contacts', query, queryFields, { at: '', id })
  const ids = (page.filter as { contactId: { $in: string[] } } | undefined)?.contactId.$in.filter(isUuid)
  const where = ids ? sql<boolean>`a.contact_id = any(${ids}::uuid[])` : sql<boolean>`true`
  return readPage(db, page, where)
}
