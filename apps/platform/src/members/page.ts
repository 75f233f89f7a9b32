import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { PlatformConfig } from '../config.ts'
import type { Db } from '../database.ts'
import type { Fields } from '../query-language/fields.ts'
import { toCondition } from '../query-language/filter.ts'
import {
  beyondKeyset,
  cutKeyset,
  type KeysetQuery,
  keysetOrder,
  positionOf,
  readKeyset,
} from '../query-language/keyset.ts'

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

/** A page of what whoever asks may see, with the position of its last row in the next cursor (wire §1.8). */
export async function pageOf<Row extends { readonly id: string }>(
  { db, config }: { readonly db: Db; readonly config: PlatformConfig },
  { of, columns, from, where, id, fields }: List,
  query: Query,
) {
  const page = readKeyset(config, of, query, fields)
  const condition = toCondition(page.filter, fields)
  const { rows } = await sql<Row & { position: string | null }>`
    select ${columns}, ${positionOf(page)} as position ${from}
    where ${where ?? sql`true`} and ${condition} and ${beyondKeyset(page, id)}
    order by ${keysetOrder(page, id)} limit ${page.limit + 1}`.execute(db)
  return cutKeyset(config, page, rows)
}
