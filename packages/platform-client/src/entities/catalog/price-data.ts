import { z } from '@galleria/platform-client'

/** JSON numbers in `currency` (wire §4.9). */
export const PriceData = z.object({
  currency: z.string(),
  price: z.number(),
  discountedPrice: z.number(),
  formatted: z.object({
    price: z.string(),
    discountedPrice: z.string(),
    pricePerUnit: z.nullish(z.string()),
  }),
  pricePerUnit: z.nullish(z.number()),
})
export type PriceData = z.infer<typeof PriceData>

/** For the owner alone; `profitMargin` is a fraction (wire §4.9). */
export const CostAndProfitData = z.object({
  itemCost: z.nullish(z.number()),
  formattedItemCost: z.optional(z.string()),
  profit: z.optional(z.number()),
  formattedProfit: z.optional(z.string()),
  profitMargin: z.optional(z.number()),
})
export type CostAndProfitData = z.infer<typeof CostAndProfitData>

/** Lowest and highest of a product's variants (wire §4.9). */
export const NumberRange = z.object({ minValue: z.number(), maxValue: z.number() })
