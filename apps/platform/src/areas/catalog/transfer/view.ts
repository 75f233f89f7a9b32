import { z } from 'zod'
import { columnNames } from './columns.ts'
import type { ImportRow } from './store/work.ts'

/** Columns are counted from 0. */
export const MappingInput = z
  .array(z.object({ column: z.enum(columnNames), columnIndex: z.int().min(0).max(199) }))
  .min(1)
  .max(200)

export const CatalogImport = z.object({
  id: z.guid(),
  revision: z.string(),
  status: z.enum(['INITIATED', 'PARSING', 'PARSED', 'IMPORTING', 'IMPORTED', 'FAILED']),
  fileId: z.guid(),
  fileName: z.string(),
  format: z.enum(['HOSTED', 'SHOPIFY']),
  header: z.array(z.string()),
  sampleRows: z.array(z.array(z.string())),
  mapping: z.array(z.object({ column: z.string(), columnIndex: z.int() })),
  parsedRowCount: z.int().nullable(),
  parseErrorReason: z.string().nullable(),
  doneRows: z.int(),
  createdCount: z.int(),
  updatedCount: z.int(),
  unchangedCount: z.int(),
  failedCount: z.int(),
  createdDate: z.iso.datetime(),
  updatedDate: z.iso.datetime(),
})
export const ImportAnswer = z.object({ catalogImport: CatalogImport })

export const ImportErrorView = z.object({
  rowNumber: z.int(),
  handle: z.string(),
  field: z.string(),
  reason: z.string(),
  warning: z.boolean(),
})

export const DryRunAnswer = z.object({
  rowCount: z.int(),
  createdCount: z.int(),
  updatedCount: z.int(),
  unchangedCount: z.int(),
  failedCount: z.int(),
  /** False where only the first twenty thousand rows were looked at. */
  whole: z.boolean(),
  errors: z.array(ImportErrorView),
})

export function importView(row: ImportRow): z.input<typeof CatalogImport> {
  const { id, status, fileId, fileName, format, doneRows, createdCount, updatedCount, unchangedCount } = row
  return {
    ...{ id, revision: String(row.revision), status, fileId, fileName, format },
    ...{ header: row.header ?? [], sampleRows: row.sampleRows ?? [] },
    mapping: Object.entries(row.mapping ?? {}).map(([column, columnIndex]) => ({ column, columnIndex })),
    ...{ parsedRowCount: row.parsedRows, parseErrorReason: row.parseError, doneRows },
    ...{ createdCount, updatedCount, unchangedCount, failedCount: row.failedCount },
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
  }
}
