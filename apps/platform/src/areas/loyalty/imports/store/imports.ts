import { applicationError } from '../../../../base/errors.ts'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Mapping } from '../tables.ts'
import type { ImportRow } from '../view.ts'

export function importsOf(db: Db) {
  return db
    .selectFrom('loyaltyImports')
    .innerJoin('loyaltyImportFiles', 'loyaltyImportFiles.id', 'loyaltyImports.fileId')
    .selectAll('loyaltyImports')
    .select('loyaltyImportFiles.size')
}

export async function findImport(db: Db, id: string): Promise<ImportRow> {
  const row = isUuid(id)
    ? await importsOf(db).where('loyaltyImports.id', '=', id).executeTakeFirst()
    : undefined
  if (row) return row
  throw applicationError(404, 'IMPORT_NOT_FOUND', 'Import not found.')
}

/** Inserts an import whose file is not read yet. */
export async function insertImport(trx: Trx, { size: _, ...row }: ImportRow): Promise<void> {
  await trx
    .insertInto('loyaltyImports')
    .values({ ...row, header: null, sampleRows: null, mapping: null })
    .execute()
}

/** From PARSED to IMPORTING. @returns whether it was PARSED */
export async function startImporting(trx: Trx, id: string, mapping: Mapping, date: Date): Promise<boolean> {
  const started = await trx
    .updateTable('loyaltyImports')
    .set((column) => ({
      ...{ status: 'IMPORTING', mapping: jsonb(mapping), leasedUntil: null, updatedAt: date },
      revision: column('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'PARSED')
    .returning('id')
    .executeTakeFirst()
  return started !== undefined
}
