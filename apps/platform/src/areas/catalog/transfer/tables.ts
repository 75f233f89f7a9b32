import type { ColumnType } from 'kysely'
import type { Caller } from '../../../base/caller-type.ts'
import type { SearchDetails } from '../../../data/query-language/search.ts'
import type { ColumnName } from './columns.ts'
import type { Format } from './format.ts'

type ImportStatus = 'INITIATED' | 'PARSING' | 'PARSED' | 'IMPORTING' | 'IMPORTED' | 'FAILED'

/** Indexes of the columns in the file, from 0. */
export type Mapping = Readonly<Partial<Record<ColumnName, number>>>

type Json<Value> = ColumnType<Value | null, Value | null | undefined>

export interface CatalogTransferTables {
  catalogImports: {
    id: string
    fileId: string
    fileName: string
    format: Format
    status: ImportStatus
    header: Json<string[]>
    /** The first five. */
    sampleRows: Json<string[][]>
    mapping: Json<Mapping>
    parsedRows: number | null
    parseError: string | null
    /** Rows of the file that have been dealt with: what comes next after a crash. */
    doneRows: number
    /** Products. */
    createdCount: number
    updatedCount: number
    unchangedCount: number
    failedCount: number
    /** Until then one server is at it. */
    leasedUntil: Date | null
    /** Events are told as caused by them, whenever the job gets there. */
    createdBy: ColumnType<Caller>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  catalogImportErrors: {
    importId: string
    rowNumber: number
    position: number
    handle: string
    /** Name of the column, or empty for the row. */
    field: string
    reason: string
    /** The product was imported all the same. */
    warning: boolean
  }
  catalogExports: {
    id: string
    format: Format
    filter: ColumnType<Readonly<Record<string, unknown>>>
    search: ColumnType<SearchDetails | null>
    createdAt: Date
  }
}
