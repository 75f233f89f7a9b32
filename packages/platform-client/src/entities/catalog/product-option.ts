import { z } from '@galleria/platform-client'
import { OptionType } from '../../enums/catalog.ts'
import { Translated } from '../common/content.ts'
import { Media } from './media.ts'

/** `value` is what a selection is made of (a CSS color for colors), `description` what a shopper reads (wire §4.9). */
export const OptionChoice = z.object({
  value: z.string(),
  description: z.string(),
  /** Extension: `description` is what variants and requests name it by. */
  translatedDescription: z.optional(Translated),
  media: z.optional(Media),
  inStock: z.optional(z.boolean()),
  visible: z.optional(z.boolean()),
})
export type OptionChoice = z.infer<typeof OptionChoice>

/** Wire §4.9. */
export const ProductOption = z.object({
  optionType: OptionType,
  name: z.string(),
  translatedName: z.optional(Translated),
  choices: z.array(OptionChoice),
})
export type ProductOption = z.infer<typeof ProductOption>
