import { Variant } from '@galleria/platform-client/entities/catalog'
import { z } from 'zod'

export const ChangedVariants = z.object({ variants: z.array(Variant) })

/** Each of many for itself; nothing of the things themselves (wire §3.9). */
export const BulkAnswer = z.object({
  results: z.array(
    z.object({
      itemMetadata: z.object({
        id: z.string(),
        originalIndex: z.int(),
        success: z.boolean(),
        error: z.object({ code: z.string(), description: z.string() }).optional(),
      }),
    }),
  ),
  bulkActionMetadata: z.object({
    totalSuccesses: z.int(),
    totalFailures: z.int(),
    undetailedFailures: z.int(),
  }),
})
