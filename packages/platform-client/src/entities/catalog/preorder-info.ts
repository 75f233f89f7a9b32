import { z } from '@galleria/platform-client'

/** What is sold before it is there, and how many ahead at most (wire §4.9). */
export const PreorderInfo = z.object({
  enabled: z.boolean(),
  message: z.nullish(z.string()),
  limit: z.nullish(z.number()),
})
