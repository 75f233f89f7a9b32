import { z } from '@galleria/platform-client'
import { Dimensions } from '../common/dimensions.ts'
import { PriceData } from './price-data.ts'

/** Variant that the choices lead to, once only one is left (wire §4.9 "selectedVariant"). */
export const SelectedVariant = z.object({
  price: z.optional(PriceData),
  convertedPriceData: z.optional(PriceData),
  weight: z.nullish(z.number()),
  sku: z.optional(z.string()),
  quantity: z.nullish(z.number()),
  inStock: z.optional(z.boolean()),
  visible: z.optional(z.boolean()),
  productDimensions: z.optional(Dimensions),
  packageDimensions: z.optional(Dimensions),
  variantId: z.optional(z.string()),
})
export type SelectedVariant = z.infer<typeof SelectedVariant>
