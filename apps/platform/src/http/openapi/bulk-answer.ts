import { z } from 'zod'

const ItemMetadata = z.object({
  id: z.string(),
  originalIndex: z.int(),
  success: z.boolean(),
  error: z.object({ code: z.string(), description: z.string() }).optional(),
})

/** Wire §1.10. */
export const bulkAnswer = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    results: z.array(z.object({ itemMetadata: ItemMetadata, item: z.optional(item) })),
    bulkActionMetadata: z.object({
      totalSuccesses: z.int(),
      totalFailures: z.int(),
      undetailedFailures: z.int(),
    }),
  })
