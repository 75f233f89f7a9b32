import { z } from '@galleria/platform-client'
import { RuleDiscountType, TierBasis } from '../../enums/trade.ts'
import { Decimal } from '../common/scalars.ts'

/** Discount: `percentage`, `amount`, the cheapest `y` of every `x + y` pieces, or the highest of `tiers` that is reached. */
export const Discount = z.object({
  type: RuleDiscountType,
  percentage: z.optional(z.string()),
  amount: z.optional(Decimal),
  x: z.optional(z.number()),
  y: z.optional(z.number()),
  basis: z.optional(TierBasis),
  /** Lowest first; `from` is a number of pieces or an amount, inclusive. */
  tiers: z.optional(
    z.array(z.object({ from: Decimal, percentage: z.optional(z.string()), amount: z.optional(Decimal) })),
  ),
})
export type Discount = z.infer<typeof Discount>
