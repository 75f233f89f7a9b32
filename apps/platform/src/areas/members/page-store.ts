import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { under } from '../../data/query-language/cursor.ts'
import type { Fields } from '../../data/query-language/fields.ts'
import { toCondition } from '../../data/query-language/filter.ts'
import { type KeysetQuery, type Place, readKeyset } from '../../data/query-language/keyset.ts'
import type { Services } from '../../data/services.ts'

interface List {
  /** A cursor is good for this list alone. */
  readonly of: string
  readonly columns: RawBuilder<unknown>
  /** Begins with `from`, and has all joins. */
  readonly from: RawBuilder<unknown>
  readonly where?: RawBuilder<SqlBool>
  readonly id: RawBuilder<unknown>
  readonly fields: Fields
}

/** A page of what whoever asks may see, with the cursors of the pages beside it (wire §1.8). */
export async function pageOf<Row extends { readonly id: string }>(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { of, columns, from, where, id, fields }: List,
  query: KeysetQuery,
  place: Place = {},
) {
  const page = readKeyset(config, of, query, fields, { ...place, id })
  const condition = toCondition(page.filter, fields, under(place.at ?? 'query', 'filter'))
  const { rows } = await sql<Row & { position: string | null }>`
    select ${columns}, ${page.position} as position ${from}
    where ${where ?? sql`true`} and ${condition} and ${page.beyond}
    order by ${page.order} limit ${page.limit + 1}`.execute(db)
  return page.cut(rows)
}
