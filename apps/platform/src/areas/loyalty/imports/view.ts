import type { Selectable } from 'kysely'
import { entityOf } from '../../../base/entity.ts'
import type { LoyaltyImportTables } from './tables.ts'

export type ImportRow = Selectable<LoyaltyImportTables['loyaltyImports']> & { readonly size: number }

/** Wire §4.5 "LoyaltyImport". */
export function importView(row: ImportRow) {
  const { header, sampleRows, mapping, parsedRows, parseError } = row
  return {
    ...entityOf(row),
    status: row.status,
    fileMetadata: {
      size: row.size,
      name: row.fileName,
      url: row.fileUrl,
      ...(header ? { header: { values: header } } : {}),
      ...(mapping
        ? {
            headerMappingInfo: {
              headerMappings: [
                { columnName: 'EMAIL' as const, columnIndex: mapping.EMAIL },
                { columnName: 'POINTS' as const, columnIndex: mapping.POINTS },
              ],
            },
          }
        : {}),
      ...(sampleRows ? { sampleDataRows: sampleRows.map((values) => ({ values })) } : {}),
    },
    parseResult: { parsedRowCount: parsedRows, parseErrorReason: parseError },
    importResult: {
      errorFileExists: row.failureCount > 0,
      successCount: row.successCount,
      failureCount: row.failureCount,
    },
  }
}
