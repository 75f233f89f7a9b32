import type { Insertable } from 'kysely'
import type { Caller } from '../../../../base/caller-type.ts'
import { applicationError } from '../../../../base/errors.ts'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { identityOf } from '../../../../data/outbox.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { CatalogTransferTables, Mapping } from '../tables.ts'
import type { ImportRow } from './work.ts'

export async function findImport(db: Db, id: string): Promise<ImportRow> {
  const row = isUuid(id)
    ? await db.selectFrom('catalogImports').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  if (row) return row
  throw applicationError(404, 'IMPORT_NOT_FOUND', `Import ${JSON.stringify(id)} not found.`)
}

interface Started {
  readonly mapping: Mapping
  readonly caller: Caller
  readonly date: Date
}

export async function insertImport(
  db: Db,
  row: Omit<Insertable<CatalogTransferTables['catalogImports']>, 'createdBy'> & {
    readonly createdBy: Caller
  },
): Promise<void> {
  await db
    .insertInto('catalogImports')
    .values({ ...row, createdBy: jsonb(row.createdBy) })
    .execute()
}

/** From PARSED to IMPORTING. @returns whether it was PARSED */
export async function startImporting(
  trx: Trx,
  id: string,
  { mapping, caller, date }: Started,
): Promise<boolean> {
  const started = await trx
    .updateTable('catalogImports')
    .set((column) => ({
      ...{ status: 'IMPORTING', mapping: jsonb(mapping), createdBy: jsonb(caller), leasedUntil: null },
      ...{ updatedAt: date, revision: column('revision', '+', 1) },
    }))
    .where('id', '=', id)
    .where('status', '=', 'PARSED')
    .returning('id')
    .executeTakeFirst()
  return started !== undefined
}

/** Inserts the edit and the job of an import, both empty yet. */
export async function insertEditAndJob(
  trx: Trx,
  id: string,
  { call, caller, date }: Omit<Started, 'mapping'> & { readonly call: string },
): Promise<void> {
  const identity = identityOf(caller)
  await trx
    .insertInto('catalogEdits')
    .values({
      ...{ id, call, undoes: null, rowCount: 0, createdAt: date, answer: null },
      ...{ identity: identity ? jsonb(identity) : null, idempotencyKey: null },
    })
    .execute()
  await trx
    .insertInto('catalogBulkJobs')
    .values({
      ...{ id, call, change: jsonb({ imports: id }), status: 'RUNNING', total: 0 },
      ...{ createdBy: jsonb(caller), createdAt: date, updatedAt: date },
    })
    .execute()
}
