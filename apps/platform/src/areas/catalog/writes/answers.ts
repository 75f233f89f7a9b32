import { Variant } from '@galleria/platform-client/entities/catalog'
import { z } from 'zod'

export const ChangedVariants = z.object({ variants: z.array(Variant) })

const ItemMetadata = z.object({
  id: z.string(),
  originalIndex: z.int(),
  success: z.boolean(),
  error: z.object({ code: z.string(), description: z.string() }).optional(),
})
const bulkActionMetadata = z.object({
  totalSuccesses: z.int(),
  totalFailures: z.int(),
  undetailedFailures: z.int(),
})

/** Each of many for itself; nothing of the things themselves (wire §3.9). */
export const BulkAnswer = z.object({
  results: z.array(z.object({ itemMetadata: ItemMetadata })),
  bulkActionMetadata,
})

/** Each of many for itself, with the thing where it is asked for (wire §3.10). */
export const bulkAnswerOf = (item: z.core.$ZodType, called = 'item') =>
  z.object({
    results: z.array(z.object({ itemMetadata: ItemMetadata, [called]: z.optional(item) })),
    bulkActionMetadata,
  })
