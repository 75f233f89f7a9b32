import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import { Aggregation, aggregate } from '../../../data/query-language/aggregate.ts'
import type { Fields } from '../../../data/query-language/fields.ts'
import { toCondition } from '../../../data/query-language/filter.ts'
import {
  beyondKeyset,
  cutKeyset,
  type Keyset,
  KeysetQuery,
  keysetOrder,
  positionOf,
  readKeyset,
} from '../../../data/query-language/keyset.ts'
import { toTsQuery, Words } from '../../../data/query-language/words.ts'
import { accountsFrom, countedFields, queryFields, searchFields, words, wordWeights } from './fields.ts'
import { type FoundAccount, foundColumns, foundView } from './found.ts'

const TimeZone = z.string().max(50).refine(isTimeZone, { error: 'must be a time zone such as Europe/Berlin' })

/** CursorSearch (wire §1.9). */
export const AccountSearch = KeysetQuery.extend({
  search: Words.optional(),
  aggregations: z.array(Aggregation).max(20).default([]),
  timeZone: TimeZone.default('UTC'),
})
export type AccountSearch = z.output<typeof AccountSearch>

interface Access {
  readonly db: Db
  readonly config: PlatformConfig
}

export async function queryAccounts({ db, config }: Access, query: z.output<typeof KeysetQuery>) {
  const page = readKeyset(config, 'loyalty accounts', query, queryFields)
  const { shown, metadata } = await readPage(db, config, page, toCondition(page.filter, queryFields) as never)
  return { loyaltyAccounts: shown.map(foundView), pagingMetadata: metadata }
}

/** A page of what is found, and what was asked to be counted of all of it. */
export async function searchAccounts({ db, config }: Access, search: AccountSearch) {
  const asked = { ...search, words: search.search }
  const page = readKeyset(config, 'loyalty accounts by search', asked, searchFields, { at: 'search' })
  const where = found(page, searchFields)
  const { shown, metadata } = await readPage(db, config, page, where)
  const all = { from: accountsFrom, where, zone: search.timeZone }
  return {
    accounts: shown.map(foundView),
    pagingMetadata: metadata,
    aggregationData: await aggregate(db, all, countedFields, search.aggregations),
  }
}

/** How many a search finds. */
export async function countAccounts(db: Db, asked: Asked, at: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${accountsFrom} where ${found(asked, searchFields, at)}`.execute(db)
  return rows[0]?.count ?? 0
}

interface Asked {
  readonly filter?: unknown
  readonly words?: Words | undefined
}

/**
 * What filter and words of a search ask of a row.
 * @param at where the filter stands in what was sent
 */
export function found(
  asked: Asked,
  fields: Fields = searchFields,
  at = 'search.filter',
): RawBuilder<SqlBool> {
  const question = toTsQuery(asked.words, wordWeights)
  const condition = toCondition(asked.filter, fields, at)
  const matched = question ? sql`${words} @@ to_tsquery('simple', ${question})` : sql`true`
  return sql<SqlBool>`(${condition} and ${matched})`
}

const id = sql.ref('a.id')

/** One page, in the order that is asked for. */
export async function readPage(db: Db, config: PlatformConfig, page: Keyset, where: RawBuilder<SqlBool>) {
  const { rows } = await sql<FoundAccount & { position: string | null }>`
    select ${foundColumns}, ${positionOf(page)} as position ${accountsFrom}
    where ${where} and ${beyondKeyset(page, id)} order by ${keysetOrder(page, id)} limit ${page.limit + 1}`.execute(
    db,
  )
  return cutKeyset(config, page, rows)
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
