import { z } from '@galleria/platform-client'
import type { ZodMiniType } from 'zod/mini'

const ItemMetadata = z.object({
  id: z.nullish(z.string()),
  originalIndex: z.number(),
  success: z.boolean(),
  error: z.optional(z.object({ code: z.string(), description: z.string() })),
})

/** Each of many for itself: what failed says why (wire §1.9 "ItemMeta / BulkMeta"). */
export const bulkAnswer = <Item>(item: ZodMiniType<Item>) =>
  z.object({
    results: z.array(z.object({ itemMetadata: ItemMetadata, item: z.optional(item) })),
    bulkActionMetadata: z.object({ totalSuccesses: z.number(), totalFailures: z.number() }),
  })

export interface BulkAnswer<Item> {
  results: { itemMetadata: z.infer<typeof ItemMetadata>; item?: Item | undefined }[]
  bulkActionMetadata: { totalSuccesses: number; totalFailures: number }
}
