import { z } from '@galleria/platform-client'
import { ChoiceType, CustomizationRenderType, CustomizationType } from '../../enums/catalog-v3.ts'
import { Image } from '../common/image.ts'
import { revisioned } from '../common/revisioned.ts'
import { Decimal, Guid } from '../common/scalars.ts'

const FreeTextInput = z.object({
  minCharCount: z.optional(z.number()),
  maxCharCount: z.optional(z.number()),
  defaultAddedPrice: z.nullish(Decimal),
  title: z.optional(z.string()),
  key: z.nullish(z.string()),
})

const Choice = z.object({
  id: z.optional(Guid),
  /** CSS hex, for colors. */
  colorCode: z.optional(z.string()),
  choiceType: z.optional(ChoiceType),
  key: z.nullish(z.string()),
  name: z.optional(z.string()),
  defaultAddedPrice: z.nullish(Decimal),
  displayImage: z.optional(Image),
  primaryChoiceIds: z.optional(z.array(Guid)),
})

/** An option or modifier that products share: choices, or a free text (spec §3, wire §4.10). */
export const Customization = z.object({
  ...revisioned,
  id: z.string(),
  key: z.nullish(z.string()),
  name: z.string(),
  customizationType: z.optional(CustomizationType),
  customizationRenderType: z.optional(CustomizationRenderType),
  freeTextInput: z.optional(FreeTextInput),
  choicesSettings: z.optional(z.object({ choices: z.optional(z.array(Choice)) })),
  assignedProductsCount: z.nullish(z.number()),
})
export type Customization = z.infer<typeof Customization>
