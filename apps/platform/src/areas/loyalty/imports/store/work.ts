import type { Selectable } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import type { LoyaltyImportTables, Mapping } from '../tables.ts'

export type Job = Pick<LoyaltyImportTables['loyaltyImports'], 'id' | 'fileId' | 'status' | 'doneRows'> & {
  readonly mapping: Mapping | null
}

interface Parsed {
  readonly header: string[] | undefined
  readonly sampleRows: string[][]
  readonly parsedRows: number | null
  readonly parseError: string | null
  readonly updatedAt: Date
}

export async function updateParsed(
  db: Db,
  id: string,
  { header, sampleRows, ...parsed }: Parsed,
): Promise<void> {
  await db
    .updateTable('loyaltyImports')
    .set((row) => ({
      status: parsed.parseError ? 'FAILED' : 'PARSED',
      header: header ? jsonb(header) : null,
      sampleRows: jsonb(sampleRows),
      ...parsed,
      leasedUntil: null,
      revision: row('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'PARSING')
    .execute()
}

export function lockImport(trx: Trx, id: string) {
  return trx
    .selectFrom('loyaltyImports')
    .select(['status', 'doneRows', 'successCount', 'failureCount', 'revision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type Progress = 'doneRows' | 'successCount' | 'failureCount' | 'leasedUntil' | 'revision' | 'updatedAt'

export async function updateProgress(
  trx: Trx,
  id: string,
  progress: Pick<Selectable<LoyaltyImportTables['loyaltyImports']>, Progress>,
): Promise<void> {
  await trx.updateTable('loyaltyImports').set(progress).where('id', '=', id).execute()
}

export async function finishImport(db: Db, id: string, date: Date): Promise<void> {
  await db
    .updateTable('loyaltyImports')
    .set((row) => ({
      ...{ status: 'IMPORTED', leasedUntil: null, updatedAt: date },
      revision: row('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'IMPORTING')
    .execute()
}
