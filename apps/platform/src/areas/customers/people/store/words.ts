import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { TextSearch, toTsQuery } from '../../../../data/query-language/text-search.ts'
import { textVector } from '../../../members/index.ts'

/** As the index `customers_by_words` has it, word for word: otherwise it would not be used. */
const guestVector = sql`to_tsvector('simple', coalesce(w.first_name, '') || ' ' || coalesce(w.last_name, '') || ' ' || translate(coalesce(w.email, ''), '@.+-_', '     '))`

/** Customers whose name or address has words that begin so. */
export function hasWords(expression: string | null | undefined): RawBuilder<SqlBool> {
  const question = toTsQuery(TextSearch.parse({ expression: expression?.trim() ?? '' }), {})
  if (!question) return sql<SqlBool>`true`
  return sql<SqlBool>`c.id in (
    select w.id from customers w where ${guestVector} @@ to_tsquery('simple', ${question})
    union all
    select w.id from members m join customers w on w.member_id = m.id where ${textVector} @@ to_tsquery('simple', ${question}))`
}
