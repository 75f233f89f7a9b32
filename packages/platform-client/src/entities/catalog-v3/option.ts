import { z } from '@galleria/platform-client'
import { ChoiceType, ModifierRenderType, ProductOptionRenderType } from '../../enums/catalog-v3.ts'
import { Content } from '../common/content.ts'
import { Image } from '../common/image.ts'
import { Decimal, Guid } from '../common/scalars.ts'

const choice = {
  choiceId: z.nullish(Guid),
  /** CSS hex, for colors. */
  colorCode: z.optional(z.string()),
  choiceType: z.optional(ChoiceType),
  key: z.optional(z.string()),
  name: z.nullish(Content),
  displayImage: z.optional(Image),
  media: z.optional(
    z.object({
      items: z.optional(z.array(z.object({ mediaId: z.optional(z.string()), url: z.optional(z.string()) }))),
    }),
  ),
}

/** Makes another variant of each choice (wire §4.10). */
export const ProductOptionV3 = z.object({
  id: z.nullish(z.string()),
  name: z.nullish(Content),
  optionRenderType: z.optional(ProductOptionRenderType),
  key: z.optional(z.string()),
  choicesSettings: z.optional(
    z.object({
      choices: z.optional(
        z.array(
          z.object({
            ...choice,
            inStock: z.optional(z.boolean()),
            visible: z.optional(z.boolean()),
          }),
        ),
      ),
    }),
  ),
})
export type ProductOptionV3 = z.infer<typeof ProductOptionV3>

/** Changes an item without making another variant: a choice or a free text, perhaps for a price (wire §4.10). */
export const Modifier = z.object({
  id: z.nullish(z.string()),
  name: z.nullish(Content),
  modifierRenderType: z.optional(ModifierRenderType),
  key: z.optional(z.string()),
  mandatory: z.nullish(z.boolean()),
  freeTextSettings: z.optional(
    z.object({
      minCharCount: z.optional(z.number()),
      maxCharCount: z.optional(z.number()),
      defaultAddedPrice: z.nullish(Decimal),
      title: z.optional(Content),
      key: z.optional(z.string()),
    }),
  ),
  choicesSettings: z.optional(
    z.object({
      choices: z.optional(z.array(z.object({ ...choice, addedPrice: z.nullish(Decimal) }))),
    }),
  ),
})
export type Modifier = z.infer<typeof Modifier>
