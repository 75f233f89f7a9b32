import { z } from '@galleria/platform-client'
import { Decimal } from '../common/scalars.ts'

/**
 * Money of a cart (Cart V2 §2.1): `amount` in the business's currency, `convertedAmount` in the customer's. Neither is
 * formatted, and the currency stands on the cart.
 */
export const CMoney = z.object({ amount: Decimal, convertedAmount: z.optional(Decimal) })
export type CMoney = z.infer<typeof CMoney>
