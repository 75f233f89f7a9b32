import { z } from '@galleria/platform-client'
import { Price } from '../common/money.ts'

/** Wire §4.3. */
export const OrderPriceSummary = z.object({
  subtotal: Price,
  shipping: z.optional(Price),
  tax: z.optional(Price),
  discount: z.optional(Price),
  total: Price,
  totalAdditionalFees: z.optional(Price),
})
export type OrderPriceSummary = z.infer<typeof OrderPriceSummary>
