import { z } from '@galleria/platform-client'
import { Text } from '../common/text.ts'

/** One line under a product's name: a choice, as text or color (wire §4.2). */
export const DescriptionLine = z.object({
  name: Text,
  plainText: z.optional(Text),
  colorInfo: z.optional(
    z.object({ original: z.string(), translated: z.nullish(z.string()), code: z.nullish(z.string()) }),
  ),
})
export type DescriptionLine = z.infer<typeof DescriptionLine>
