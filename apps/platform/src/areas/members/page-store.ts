import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { PlatformConfig } from '../../data/config.ts'
import type { Db } from '../../data/database.ts'
import { under } from '../../data/query-language/cursor.ts'
import type { Fields } from '../../data/query-language/fields.ts'
import { toCondition } from '../../data/query-language/filter.ts'
import {
  beyondKeyset,
  cutKeyset,
  type KeysetQuery,
  keysetOrder,
  type Place,
  positionOf,
  readKeyset,
} from '../../data/query-language/keyset.ts'

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

type Query = z.output<typeof KeysetQuery>

/** A page of what whoever asks may see, with the cursors of the pages beside it (wire §1.8). */
export async function pageOf<Row extends { readonly id: string }>(
  { db, config }: { readonly db: Db; readonly config: PlatformConfig },
  { of, columns, from, where, id, fields }: List,
  query: Query,
  place: Place = {},
) {
  const page = readKeyset(config, of, query, fields, place)
  const condition = toCondition(page.filter, fields, under(place.at ?? 'query', 'filter'))
  const { rows } = await sql<Row & { position: string | null }>`
    select ${columns}, ${positionOf(page)} as position ${from}
    where ${where ?? sql`true`} and ${condition} and ${beyondKeyset(page, id)}
    order by ${keysetOrder(page, id)} limit ${page.limit + 1}`.execute(db)
  return cutKeyset(config, page, rows)
}
