import { z } from '@galleria/platform-client'
import { NameInLineItem, NameInOther, Severity, SuggestedFix } from '../../enums/cart.ts'

/** What is wrong with a cart; without a line item, with the cart as a whole (wire §4.2). */
export const Violation = z.object({
  severity: Severity,
  target: z.nullish(
    z.object({
      other: z.optional(z.object({ name: NameInOther })),
      lineItem: z.optional(
        z.object({
          name: NameInLineItem,
          id: z.nullish(z.string()),
          suggestedFix: z.optional(SuggestedFix),
        }),
      ),
    }),
  ),
  description: z.nullish(z.string()),
})
export type Violation = z.infer<typeof Violation>
