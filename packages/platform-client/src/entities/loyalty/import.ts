import { z } from '@galleria/platform-client'
import { ColumnName, ImportStatus } from '../../enums/loyalty.ts'
import { DateTime, Guid, Int64 } from '../common/scalars.ts'

const Row = z.object({ values: z.optional(z.array(z.string())) })

const FileMetadata = z.object({
  /** Bytes. */
  size: z.nullish(z.number()),
  name: z.nullish(z.string()),
  url: z.optional(z.string()),
  header: z.optional(Row),
  headerMappingInfo: z.optional(
    z.object({
      headerMappings: z.optional(
        z.array(z.object({ columnName: z.optional(ColumnName), columnIndex: z.optional(z.number()) })),
      ),
    }),
  ),
  sampleDataRows: z.optional(z.array(Row)),
})

/** Points read from a file (wire §4.5). */
export const LoyaltyImport = z.object({
  id: Guid,
  asyncImportJobId: z.nullish(Guid),
  revision: z.nullish(Int64),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
  status: z.optional(ImportStatus),
  fileMetadata: z.optional(FileMetadata),
  parseResult: z.optional(
    z.object({ parsedRowCount: z.nullish(z.number()), parseErrorReason: z.nullish(z.string()) }),
  ),
  importResult: z.optional(
    z.object({
      errorFileExists: z.optional(z.boolean()),
      successCount: z.nullish(z.number()),
      failureCount: z.nullish(z.number()),
    }),
  ),
})
export type LoyaltyImport = z.infer<typeof LoyaltyImport>
