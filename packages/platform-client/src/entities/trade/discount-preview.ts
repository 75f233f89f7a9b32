import { z } from '@galleria/platform-client'
import { DiscountPreviewReason } from '../../enums/trade.ts'
import { Decimal } from '../common/scalars.ts'

/** Reduction of a sample cart by a discount, beside every other rule of now. An extension of the embedded platform. */
export const DiscountPreview = z.object({
  /** In the store's currency, like every amount here. */
  subtotal: Decimal,
  /** Taken off by this discount alone. */
  amount: Decimal,
  freeShipping: z.boolean(),
  /** Why it takes nothing off. */
  reason: z.optional(DiscountPreviewReason),
  /** Rules that take something off beside it. */
  others: z.array(z.object({ id: z.string(), name: z.string(), amount: Decimal })),
  /** Goods after all discounts, before delivery and tax. */
  subtotalAfterDiscounts: Decimal,
  lineItems: z.array(
    z.object({ id: z.string(), price: Decimal, discount: Decimal, priceAfterDiscounts: Decimal }),
  ),
})
export type DiscountPreview = z.infer<typeof DiscountPreview>
