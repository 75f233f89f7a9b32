import { LoyaltyImport } from '@galleria/platform-client/entities/loyalty'
import { z } from 'zod'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'

/** Wire §3.6. */
export const ImportAnswer = z.object({ loyaltyImport: LoyaltyImport })
export const ImportsAnswer = z.object({
  loyaltyImports: z.array(LoyaltyImport),
  pagingMetadata: CursorMetadata,
})
export const UploadAnswer = z.object({ filePath: z.string(), uploadUrl: z.string() })
export const UrlAnswer = z.object({ url: z.string() })
/** The embedded platform's own; `whole` is false where only the first hundred thousand rows were looked at. */
export const DryRunAnswer = z.object({
  rowCount: z.int(),
  successCount: z.int(),
  failureCount: z.int(),
  points: z.int(),
  whole: z.boolean(),
  errors: z.array(
    z.object({ rowNumber: z.int(), email: z.string(), points: z.string(), reason: z.string() }),
  ),
})
