import { z } from '@galleria/platform-client'
import { DateTime, Guid } from '../common/scalars.ts'

/** A change of many accounts under way: RUNNING or FINISHED. Not in the wire reference, which answers its id alone (§3.5). */
export const BulkAdjustment = z.object({
  id: Guid,
  status: z.string(),
  amount: z.optional(z.number()),
  balance: z.optional(z.number()),
  description: z.optional(z.string()),
  /** Accounts. */
  total: z.number(),
  succeeded: z.number(),
  failed: z.number(),
  createdDate: DateTime,
  updatedDate: DateTime,
})
export type BulkAdjustment = z.infer<typeof BulkAdjustment>

/** Result of one account: PENDING, SUCCEEDED or FAILED. */
export const BulkAdjustmentResult = z.object({
  accountId: Guid,
  status: z.string(),
  transactionId: z.optional(Guid),
  error: z.optional(z.object({ code: z.string(), description: z.string() })),
})
export type BulkAdjustmentResult = z.infer<typeof BulkAdjustmentResult>
