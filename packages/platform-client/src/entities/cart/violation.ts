import { z } from '@galleria/platform-client'
import { NameInLineItem, NameInOther, Severity, SuggestedFix } from '../../enums/cart.ts'

/** Problem of a cart: of a line item, or of the whole cart (wire §4.2). */
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
