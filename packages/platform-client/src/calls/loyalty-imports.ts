import { defineCall, type Service, z } from '@galleria/platform-client'
import { LoyaltyImport } from '../entities/loyalty/import.ts'
import { CursorMetadata, type CursorQuery } from '../schemas/paging.ts'

export type { LoyaltyImport } from '../entities/loyalty/import.ts'

const service: Service = {
  package: '@wix/auto_sdk_loyalty_imports',
  fqn: 'wix.loyalty.imports.v1.LoyaltyImports',
  entity: 'wix.loyalty.imports.v1.loyalty_import',
}
const path = '/_api/loyalty-imports/v1/loyalty-imports'
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
>({
  name: 'CreateLoyaltyImportFileUrl',
  service,
  method: 'POST',
  path: `${path}/wixmp-upload-url`,
  output: () => z.object({ filePath: z.string(), uploadUrl: z.string() }),
})

/** Starts an import. Parsing runs in a job; wait for PARSED (wire §3.6). */
export const createLoyaltyImport = /* @__PURE__ */ defineCall<
  { fileUrl: string; fileName?: string; fileSize?: number },
  { loyaltyImport: LoyaltyImport }
>({ name: 'CreateLoyaltyImport', service, method: 'POST', path, output: Answer })

/** How far it is (wire §3.6). */
export const getLoyaltyImport = /* @__PURE__ */ defineCall<
  { loyaltyImportId: string },
  { loyaltyImport: LoyaltyImport }
>({ name: 'GetLoyaltyImport', service, method: 'GET', path, output: Answer })

/** Rows that failed, with their reasons, as CSV; for an hour (wire §3.6). */
export const getLoyaltyImportErrorFileUrl = /* @__PURE__ */ defineCall<
  { loyaltyImportId: string },
  { url: string }
>({
  name: 'GetErrorFileDownloadUrl',
  service,
  method: 'GET',
  path: `${path}/error-file-download-url`,
  output: () => z.object({ url: z.string() }),
})

/** Begins, once (wire §3.6). */
export const executeLoyaltyImport = /* @__PURE__ */ defineCall<Mapped, { loyaltyImport: LoyaltyImport }>({
  name: 'ExecuteLoyaltyImport',
  service,
  method: 'POST',
  path: `${path}/execute`,
  output: Answer,
})

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
>({
  name: 'DryRunLoyaltyImport',
  service,
  method: 'POST',
  path: `${path}/dry-run`,
  output: () =>
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
  repeatable: true,
})

/** Newest first (wire §3.6). */
export const queryLoyaltyImports = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { loyaltyImports: LoyaltyImport[]; pagingMetadata?: z.infer<typeof CursorMetadata> | undefined }
>({
  name: 'QueryLoyaltyImports',
  service,
  method: 'POST',
  path: `${path}/query`,
  output: () =>
    z.object({ loyaltyImports: z.array(LoyaltyImport), pagingMetadata: z.optional(CursorMetadata) }),
  repeatable: true,
})
