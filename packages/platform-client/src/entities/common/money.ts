import { z } from '@galleria/platform-client'
import { Decimal } from './scalars.ts'

/** Cart, checkout and totals: `amount` in the site's currency, `convertedAmount` in the customer's (wire §4.1). */
export const Money = z.object({
  amount: Decimal,
  convertedAmount: Decimal,
  formattedAmount: z.string(),
  formattedConvertedAmount: z.string(),
})
export type Money = z.infer<typeof Money>

/** Orders and catalog V3 (wire §4.1). */
export const Price = z.object({ amount: Decimal, formattedAmount: z.optional(z.string()) })
export type Price = z.infer<typeof Price>
