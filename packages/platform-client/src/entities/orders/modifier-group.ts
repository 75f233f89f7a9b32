import { z } from '@galleria/platform-client'
import { Price } from '../common/money.ts'
import { Text } from '../common/text.ts'

/** Additions to a line item, e.g. toppings (wire §4.3). */
export const OrderModifierGroup = z.object({
  id: z.optional(z.string()),
  name: z.optional(Text),
  modifiers: z.optional(
    z.array(
      z.object({
        id: z.optional(z.string()),
        quantity: z.nullish(z.number()),
        label: z.optional(Text),
        details: z.optional(Text),
        price: z.optional(Price),
      }),
    ),
  ),
})
export type OrderModifierGroup = z.infer<typeof OrderModifierGroup>
