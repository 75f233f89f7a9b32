import { z } from '@galleria/platform-client'
import { Money } from '../common/money.ts'

/** Wire §4.2. */
export const PriceSummary = z.object({
  subtotal: Money,
  shipping: z.optional(Money),
  tax: z.optional(Money),
  discount: z.optional(Money),
  additionalFees: z.optional(Money),
  total: Money,
})
export type PriceSummary = z.infer<typeof PriceSummary>
