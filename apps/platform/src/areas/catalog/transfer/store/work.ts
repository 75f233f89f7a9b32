import type { Selectable } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import type { Format } from '../format.ts'
import type { CatalogTransferTables, Mapping } from '../tables.ts'

export type ImportRow = Selectable<CatalogTransferTables['catalogImports']>

interface Parsed {
  readonly format: Format
  readonly header: string[] | undefined
  readonly mapping: Mapping | undefined
  readonly sampleRows: string[][]
  readonly parsedRows: number
  readonly parseError: string | null
  readonly updatedAt: Date
}

export async function updateParsed(
  db: Db,
  id: string,
  { header, mapping, sampleRows, ...parsed }: Parsed,
): Promise<void> {
  await db
    .updateTable('catalogImports')
    .set((row) => ({
      status: parsed.parseError ? 'FAILED' : 'PARSED',
      header: header ? jsonb(header) : null,
      mapping: mapping ? jsonb(mapping) : null,
      sampleRows: jsonb(sampleRows),
      ...{ ...parsed, leasedUntil: null },
      revision: row('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'PARSING')
    .execute()
}

type Counts = 'doneRows' | 'createdCount' | 'updatedCount' | 'unchangedCount' | 'failedCount'

type Progress = Partial<Pick<ImportRow, Counts | 'status'>> &
  Pick<ImportRow, 'leasedUntil' | 'revision' | 'updatedAt'>

export async function updateImport(trx: Trx, id: string, progress: Progress): Promise<void> {
  await trx.updateTable('catalogImports').set(progress).where('id', '=', id).execute()
}

export function lockImport(trx: Trx, id: string): Promise<ImportRow | undefined> {
  return trx.selectFrom('catalogImports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

interface Totals {
  readonly total: number
  readonly succeeded: number
  readonly failed: number
  readonly updatedAt: Date
}

export async function finishJob(trx: Trx, id: string, totals: Totals): Promise<void> {
  await trx
    .updateTable('catalogBulkJobs')
    .set({ status: 'FINISHED', ...totals })
    .where('id', '=', id)
    .execute()
}
