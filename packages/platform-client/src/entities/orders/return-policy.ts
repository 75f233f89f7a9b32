import { z } from '@galleria/platform-client'
import { Guid } from '../common/scalars.ts'

/** Policy for returns that buyers ask for. */
export const ReturnPolicy = z.object({
  /** Days that a buyer has once a parcel is delivered; null is no limit. */
  windowDays: z.nullish(z.number()),
  /** Days that a parcel is taken to be on its way: the window begins after them. */
  deliveryDays: z.number(),
  /** Products that do not come back. */
  finalSaleProductIds: z.array(Guid),
  finalSaleCollectionIds: z.array(Guid),
  /** REFUND, EXCHANGE, STORE_CREDIT: what a buyer may ask for. */
  resolutions: z.array(z.string()),
})
export type ReturnPolicy = z.infer<typeof ReturnPolicy>

/** Policy as it is for one order, now. */
export const ReturnTerms = z.object({
  /** REFUND, EXCHANGE, STORE_CREDIT: what the buyer of this order may ask for. */
  resolutions: z.array(z.string()),
  lines: z.array(
    z.object({
      /** Id of the order's line item. */
      id: z.string(),
      /** Units that may be asked for now. */
      units: z.number(),
      /** Last day for a unit that was sent, in the store's time zone: `2026-03-31`. */
      lastDay: z.optional(z.string()),
      finalSale: z.optional(z.boolean()),
      /** Variants of the same product to exchange it for. */
      variants: z.optional(
        z.array(
          z.object({
            id: z.string(),
            /** Choices of the variant: `Blue, M`. */
            name: z.string(),
            inStock: z.boolean(),
            /** Price of a unit now, less what the buyer paid, before tax; decimal, negative where it is cheaper. */
            difference: z.string(),
          }),
        ),
      ),
    }),
  ),
})
export type ReturnTerms = z.infer<typeof ReturnTerms>
