import { z } from '@galleria/platform-client'

/** Pre-order settings: whether it is sold before it is in stock, and how many at most (wire §4.9). */
export const PreorderInfo = z.object({
  enabled: z.boolean(),
  message: z.nullish(z.string()),
  limit: z.nullish(z.number()),
})
