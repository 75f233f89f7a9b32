import { z } from '@galleria/platform-client'
import { RuleDiscountType } from '../../enums/trade.ts'
import { Decimal } from '../common/scalars.ts'

/** Discount: `percentage`, `amount`, or the cheapest `y` of every `x + y` pieces. */
export const Discount = z.object({
  type: RuleDiscountType,
  percentage: z.optional(z.string()),
  amount: z.optional(Decimal),
  x: z.optional(z.number()),
  y: z.optional(z.number()),
})
export type Discount = z.infer<typeof Discount>
