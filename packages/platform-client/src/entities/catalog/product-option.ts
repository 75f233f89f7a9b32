import { z } from '@galleria/platform-client'
import { OptionType } from '../../enums/catalog.ts'
import { Media } from './media.ts'

/** `value` is what a selection is made of (a CSS color for colors), `description` what a shopper reads (wire §4.9). */
export const OptionChoice = z.object({
  value: z.string(),
  description: z.string(),
  media: z.optional(Media),
  inStock: z.optional(z.boolean()),
  visible: z.optional(z.boolean()),
})
export type OptionChoice = z.infer<typeof OptionChoice>

/** Wire §4.9. */
export const ProductOption = z.object({
  optionType: OptionType,
  name: z.string(),
  choices: z.array(OptionChoice),
})
export type ProductOption = z.infer<typeof ProductOption>
