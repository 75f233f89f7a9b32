import { z } from '@galleria/platform-client'
import { Content } from '../common/content.ts'
import { Text } from '../common/text.ts'

/** One line under a product's name: a choice, as text or color (wire §4.2). */
export const DescriptionLine = z.object({
  name: Text,
  plainText: z.optional(Text),
  colorInfo: z.optional(
    z.object({ original: Content, translated: z.nullish(z.string()), code: z.nullish(z.string()) }),
  ),
})
export type DescriptionLine = z.infer<typeof DescriptionLine>
