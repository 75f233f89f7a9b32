import { sql } from 'kysely'
import { column, type Fields } from '../../../../data/query-language/fields.ts'
import { toCondition } from '../../../../data/query-language/filter.ts'
import { type KeysetQuery, readKeyset } from '../../../../data/query-language/keyset.ts'
import type { Services } from '../../../../data/services.ts'
import { importsOf } from './imports.ts'

const sortable = { sortable: true }

/** Wire §1.9. */
const fields: Fields = {
  createdDate: column('date', sql.ref('loyalty_imports.created_at'), sortable),
  updatedDate: column('date', sql.ref('loyalty_imports.updated_at'), sortable),
  status: column('text', sql.ref('loyalty_imports.status'), sortable),
}

/** One page of imports, with the size of each one's file. */
export async function queryImports({ db, config }: Pick<Services, 'db' | 'config'>, query: KeysetQuery) {
  const page = readKeyset(config, 'loyalty imports', query, fields, { id: sql.ref('loyalty_imports.id') })
  const ids = await db
    .selectFrom('loyaltyImports')
    .select(['id', page.position.as('position')])
    .where(toCondition(page.filter, fields))
    .where(page.beyond)
    .orderBy(page.order)
    .limit(page.limit + 1)
    .execute()
  const { pageRows: found, metadata } = page.cut(ids)
  const known = found.length
    ? await importsOf(db)
        .where(
          'loyaltyImports.id',
          'in',
          found.map(({ id }) => id),
        )
        .execute()
    : []
  return { pageRows: found.flatMap(({ id }) => known.find((row) => row.id === id) ?? []), metadata }
}
