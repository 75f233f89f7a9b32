import { z } from '@galleria/platform-client'
import { Text } from '../common/text.ts'
import { CMoney } from './c-money.ts'

/** Additions to a line, for example toppings (Cart V2 §2.5). */
export const ModifierGroup = z.object({
  id: z.optional(z.string()),
  name: z.optional(Text),
  modifiers: z.optional(
    z.array(
      z.object({
        id: z.optional(z.string()),
        quantity: z.nullish(z.number()),
        label: z.optional(Text),
        details: z.optional(Text),
        price: z.optional(CMoney),
      }),
    ),
  ),
})
export type ModifierGroup = z.infer<typeof ModifierGroup>
