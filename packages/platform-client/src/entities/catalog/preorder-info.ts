import { z } from '@galleria/platform-client'
import { Content } from '../common/content.ts'

/** Pre-order settings: whether it is sold before it is in stock, and how many at most (wire §4.9). */
export const PreorderInfo = z.object({
  enabled: z.boolean(),
  message: z.nullish(Content),
  limit: z.nullish(z.number()),
})
