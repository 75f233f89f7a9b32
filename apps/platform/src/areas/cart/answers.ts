import { Cart, EstimateTotals, PriceSummary } from '@galleria/platform-client/entities/cart'
import { z } from 'zod'

/** Wire §3.1. */
export const CartAnswer = z.object({ cart: Cart })

const Money = PriceSummary.shape.subtotal

/** CalculateTotals (wire §3.2). */
export const TotalsAnswer = z.object({
  ...EstimateTotals.shape,
  violations: z.array(z.unknown()).optional(),
  conversionCurrency: z.string(),
  checkoutConversionRate: z.string(),
  taxIncludedInPrice: z.boolean(),
  payNowTotalAfterGiftCard: Money,
  totalAfterGiftCard: Money,
})
