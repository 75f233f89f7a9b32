import { z } from '@galleria/platform-client'
import { DateTime, Guid } from '../common/scalars.ts'

/** Export of the whole shop as one ZIP; not in the wire reference. */
export const ShopExport = z.object({
  id: Guid,
  /** Address of the file, which whoever has it can fetch until `expirationDate`, as often as wanted. */
  url: z.string(),
  createdBy: z.object({ type: z.string(), id: z.string(), name: z.nullish(z.string()) }),
  createdDate: DateTime,
  expirationDate: DateTime,
  /** State of the last download: READY before the first, then RUNNING, and DONE, STOPPED or FAILED. */
  status: z.string(),
  /** Rows that the last download has written, of all that there were when it began. */
  rows: z.number(),
  total: z.number(),
})
export type ShopExport = z.infer<typeof ShopExport>
