import { sql } from 'kysely'
import { column, type Fields } from '../../../../data/query-language/fields.ts'
import { toCondition } from '../../../../data/query-language/filter.ts'
import { type KeysetQuery, readKeyset } from '../../../../data/query-language/keyset.ts'
import type { Services } from '../../../../data/services.ts'
import type { ImportRow } from './work.ts'

const fields: Fields = {
  createdDate: column('date', sql.ref('created_at'), { sortable: true }),
  status: column('text', sql.ref('status')),
}

/** One page of imports. */
export async function queryImports({ db, config }: Pick<Services, 'db' | 'config'>, query: KeysetQuery) {
  const page = readKeyset(config, 'catalog imports', query, fields)
  const { rows } = await sql<ImportRow & { position: string | null }>`
    select *, ${page.position} as position from catalog_imports
    where ${toCondition(page.filter, fields)} and ${page.beyond}
    order by ${page.order} limit ${page.limit + 1}`.execute(db)
  return page.cut(rows)
}
