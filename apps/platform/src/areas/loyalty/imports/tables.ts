import type { ColumnType } from 'kysely'

/** Wire §4.5 `ImportStatus`. */
type ImportStatus = 'INITIATED' | 'PARSING' | 'PARSED' | 'IMPORTING' | 'IMPORTED' | 'FAILED'

/** Indexes of the columns in the file, from 0. */
export interface Mapping {
  readonly EMAIL: number
  readonly POINTS: number
}

type Json<Value> = ColumnType<Value | null, Value | null | undefined>

export interface LoyaltyImportTables {
  loyaltyImportFiles: { id: string; size: number; complete: boolean; createdAt: Date }
  loyaltyImportChunks: { fileId: string; position: number; bytes: Buffer }
  loyaltyImports: {
    id: string
    fileId: string
    fileName: string | null
    fileUrl: string
    status: ImportStatus
    header: Json<string[]>
    /** The first five. */
    sampleRows: Json<string[][]>
    mapping: Json<Mapping>
    parsedRows: number | null
    parseError: string | null
    /** Rows of the file that have been dealt with: what comes next after a crash. */
    doneRows: number
    successCount: number
    failureCount: number
    /** Until then one server is at it. */
    leasedUntil: Date | null
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  loyaltyImportErrors: { importId: string; rowNumber: number; email: string; points: string; reason: string }
}
