import { defineCall, z } from '@galleria/platform-client'
import { LoyaltyImport } from '../../entities/loyalty/import.ts'
import * as operations from '../../operations/loyalty/loyalty-imports.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { LoyaltyImport } from '../../entities/loyalty/import.ts'

const Answer = () => z.object({ loyaltyImport: LoyaltyImport })

/** Columns are counted from 0; without a mapping the header's names tell. */
interface Mapped {
  loyaltyImportId: string
  headerMappingInfo?: { headerMappings: { columnName: 'EMAIL' | 'POINTS'; columnIndex: number }[] }
}

/** Address for a CSV file of at most 100 MB: send it with PUT within the hour, then create the import from `filePath` (wire §3.6). */
export const createLoyaltyImportFileUrl = /* @__PURE__ */ defineCall<
  undefined,
  { filePath: string; uploadUrl: string }
>(operations.createLoyaltyImportFileUrl, () => z.object({ filePath: z.string(), uploadUrl: z.string() }))

/** Starts an import. Parsing runs in a job; wait for PARSED (wire §3.6). */
export const createLoyaltyImport = /* @__PURE__ */ defineCall<
  { fileUrl: string; fileName?: string; fileSize?: number },
  { loyaltyImport: LoyaltyImport }
>(operations.createLoyaltyImport, Answer)

/** How far it is (wire §3.6). */
export const getLoyaltyImport = /* @__PURE__ */ defineCall<
  { loyaltyImportId: string },
  { loyaltyImport: LoyaltyImport }
>(operations.getLoyaltyImport, Answer)

/** Rows that failed, with their reasons, as CSV; for an hour (wire §3.6). */
export const getLoyaltyImportErrorFileUrl = /* @__PURE__ */ defineCall<
  { loyaltyImportId: string },
  { url: string }
>(operations.getLoyaltyImportErrorFileUrl, () => z.object({ url: z.string() }))

/** Begins, once (wire §3.6). */
export const executeLoyaltyImport = /* @__PURE__ */ defineCall<Mapped, { loyaltyImport: LoyaltyImport }>(
  operations.executeLoyaltyImport,
  Answer,
)

/** Reports the effects of the import and the first 100 errors. An extension of the embedded platform. */
export const dryRunLoyaltyImport = /* @__PURE__ */ defineCall<
  Mapped,
  {
    rowCount: number
    successCount: number
    failureCount: number
    points: number
    whole: boolean
    errors: { rowNumber: number; email: string; points: string; reason: string }[]
  }
>(
  operations.dryRunLoyaltyImport,
  () =>
    z.object({
      rowCount: z.number(),
      successCount: z.number(),
      failureCount: z.number(),
      points: z.number(),
      whole: z.boolean(),
      errors: z.array(
        z.object({ rowNumber: z.number(), email: z.string(), points: z.string(), reason: z.string() }),
      ),
    }),
  { repeatable: true },
)

/** Newest first (wire §3.6). */
export const queryLoyaltyImports = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { loyaltyImports: LoyaltyImport[]; pagingMetadata?: z.infer<typeof CursorMetadata> | undefined }
>(
  operations.queryLoyaltyImports,
  () => z.object({ loyaltyImports: z.array(LoyaltyImport), pagingMetadata: z.optional(CursorMetadata) }),
  { repeatable: true },
)
