import { sql } from 'kysely'
import type { z } from 'zod'
import type { PlatformConfig } from '../../../../data/config.ts'
import type { Db } from '../../../../data/database.ts'
import { column, type Fields } from '../../../../data/query-language/fields.ts'
import { toCondition } from '../../../../data/query-language/filter.ts'
import {
  beyondKeyset,
  cutKeyset,
  type KeysetQuery,
  keysetOrder,
  positionOf,
  readKeyset,
} from '../../../../data/query-language/keyset.ts'
import type { ImportRow } from './work.ts'

const id = sql.ref('id')

const fields: Fields = {
  createdDate: column('date', sql.ref('created_at'), { sortable: true }),
  status: column('text', sql.ref('status')),
}

interface Access {
  readonly db: Db
  readonly config: PlatformConfig
}

/** One page of imports. */
export async function queryImports({ db, config }: Access, query: z.output<typeof KeysetQuery>) {
  const page = readKeyset(config, 'catalog imports', query, fields)
  const { rows } = await sql<ImportRow & { position: string | null }>`
    select *, ${positionOf(page)} as position from catalog_imports
    where ${toCondition(page.filter, fields)} and ${beyondKeyset(page, id)}
    order by ${keysetOrder(page, id)} limit ${page.limit + 1}`.execute(db)
  return cutKeyset(config, page, rows)
}
