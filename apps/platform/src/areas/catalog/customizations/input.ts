import { z } from 'zod'
import { Revision } from '../../../base/input/revision.ts'

const name = z.string().min(1).max(50)
const color = z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, {
  error: 'must be a hex CSS color such as #1a2b3c',
})

/** Entry of a list; fields that can only be read may be sent along and are ignored (wire §4.10). */
export const NewChoice = z.object({
  id: z.guid().optional(),
  name: name.refine((text) => !text.includes('\0'), { error: 'must contain only printable characters' }),
  choiceType: z.enum(['CHOICE_TEXT', 'ONE_COLOR', 'MULTIPLE_COLORS', 'IMAGE']).optional(),
  colorCode: color.optional(),
})
export type NewChoice = z.output<typeof NewChoice>

export const ChoiceChanges = z.object({
  id: z.guid(),
  name: NewChoice.shape.name.optional(),
  colorCode: color.optional(),
})
export type ChoiceChanges = z.output<typeof ChoiceChanges>

const minCharCount = z.int().min(0).max(500).default(0)
const maxCharCount = z.int().min(1).max(500)
const title = z.string().min(1).max(100)

export const NewCustomization = z.object({
  // Cells of edits are named by it.
  name: name.refine((text) => !text.includes('/'), { error: 'must not contain a slash' }),
  customizationType: z.enum(['PRODUCT_OPTION', 'MODIFIER']),
  customizationRenderType: z.enum(['TEXT_CHOICES', 'SWATCH_CHOICES', 'FREE_TEXT']),
  choicesSettings: z.object({ choices: z.array(NewChoice).min(1).max(1000) }).optional(),
  freeTextInput: z.object({ title, minCharCount, maxCharCount }).optional(),
})
export type NewCustomization = z.output<typeof NewCustomization>

/** Its choices are changed by calls of their own (wire §4.10: `imm`). */
export const CustomizationChanges = z.object({
  ...{ id: z.string(), revision: Revision, name: NewCustomization.shape.name.optional() },
  freeTextInput: z
    .object({ title: title.optional(), minCharCount: minCharCount, maxCharCount: maxCharCount.optional() })
    .optional(),
})
export type CustomizationChanges = z.output<typeof CustomizationChanges>
