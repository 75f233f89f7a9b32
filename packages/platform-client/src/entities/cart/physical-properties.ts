import { z } from '@galleria/platform-client'
import { Dimensions } from '../common/dimensions.ts'

/** Weight in the unit of the cart or order that holds the item (wire §4.2). */
export const PhysicalProperties = z.object({
  weight: z.nullish(z.number()),
  sku: z.nullish(z.string()),
  shippable: z.optional(z.boolean()),
  productDimensions: z.optional(Dimensions),
  packageDimensions: z.optional(Dimensions),
})
export type PhysicalProperties = z.infer<typeof PhysicalProperties>
