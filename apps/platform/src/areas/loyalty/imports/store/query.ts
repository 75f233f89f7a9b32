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
import { importsOf } from './imports.ts'

const id = sql.ref('loyalty_imports.id')

const sortable = { sortable: true }

/** Wire §1.9. */
const fields: Fields = {
  createdDate: column('date', sql.ref('loyalty_imports.created_at'), sortable),
  updatedDate: column('date', sql.ref('loyalty_imports.updated_at'), sortable),
  status: column('text', sql.ref('loyalty_imports.status'), sortable),
}

interface Access {
  readonly db: Db
  readonly config: PlatformConfig
}

/** One page of imports, with the size of each one's file. */
export async function queryImports({ db, config }: Access, query: z.output<typeof KeysetQuery>) {
  const page = readKeyset(config, 'loyalty imports', query, fields)
  const ids = await db
    .selectFrom('loyaltyImports')
    .select(['id', positionOf(page).as('position')])
    .where(toCondition(page.filter, fields))
    .where(beyondKeyset(page, id))
    .orderBy(keysetOrder(page, id))
    .limit(page.limit + 1)
    .execute()
  const { pageRows: found, metadata } = cutKeyset(config, page, ids)
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
