import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db, Trx } from '../../../../data/database.ts'
import type { Paging } from '../../../../data/query-language/query.ts'
import type { ImportError } from '../apply.ts'

interface After {
  readonly row: number
  readonly position: number
  readonly limit: number
}

/** Errors of an import in the order of its file, from the one after these places. */
export function findErrorsAfter(db: Db, importId: string, { row, position, limit }: After) {
  return db
    .selectFrom('catalogImportErrors')
    .selectAll()
    .where('importId', '=', importId)
    .where((error) =>
      error.or([
        error('rowNumber', '>', row),
        error.and([error('rowNumber', '=', row), error('position', '>', position)]),
      ]),
    )
    .orderBy('rowNumber')
    .orderBy('position')
    .limit(limit)
    .execute()
}

/** Errors of an import in the order of its file. */
export async function pageOfErrors(db: Db, importId: string, { limit, offset }: z.output<typeof Paging>) {
  const all = db.selectFrom('catalogImportErrors').where('importId', '=', importId)
  const { total } = await all.select((each) => each.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const errors = await all
    .select(['rowNumber', 'handle', 'field', 'reason', 'warning'])
    .orderBy('rowNumber')
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute()
  return { errors, total: Number(total) }
}

export async function insertErrors(
  trx: Trx,
  importId: string,
  errors: readonly ImportError[],
): Promise<void> {
  if (errors.length === 0) return
  const rows = errors.map((error, position) => ({ ...error, position }))
  await sql`insert into catalog_import_errors (import_id, row_number, position, handle, field, reason, warning)
    select ${importId}::uuid, e."rowNumber", e.position, e.handle, e.field, e.reason, e.warning
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e("rowNumber" integer, position integer, handle text,
      field text, reason text, warning boolean)`.execute(trx)
}
