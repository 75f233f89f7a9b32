import { z } from '@galleria/platform-client'
import type { ZodMiniType } from 'zod/mini'

/** Outcome of one of many. */
export const ItemMetadata = z.object({
  id: z.nullish(z.string()),
  originalIndex: z.number(),
  success: z.boolean(),
  error: z.optional(z.object({ code: z.string(), description: z.string() })),
})
export type ItemMetadata = z.infer<typeof ItemMetadata>

/** Numbers of those that went well and of those that failed. */
export const BulkActionMetadata = z.object({ totalSuccesses: z.number(), totalFailures: z.number() })
export type BulkActionMetadata = z.infer<typeof BulkActionMetadata>

/** Each of many for itself: what failed says why (wire §1.9 "ItemMeta / BulkMeta"). */
export const bulkAnswer = <Item>(item: ZodMiniType<Item>) =>
  z.object({
    results: z.array(z.object({ itemMetadata: ItemMetadata, item: z.optional(item) })),
    bulkActionMetadata: BulkActionMetadata,
  })

export interface BulkAnswer<Item> {
  results: { itemMetadata: ItemMetadata; item?: Item | undefined }[]
  bulkActionMetadata: BulkActionMetadata
}
