import { z } from '@galleria/platform-client'
import { UnitQuantity } from '../catalog-v3/price-per-unit.ts'
import { Content } from '../common/content.ts'
import { Dimensions } from '../common/dimensions.ts'
import { Guid } from '../common/scalars.ts'
import { CostAndProfitData, PriceData } from './price-data.ts'

/** One combination of choices, by option name (wire §4.9). */
export const Variant = z.object({
  id: Guid,
  choices: z.dictionary(z.string()),
  variant: z.object({
    priceData: PriceData,
    convertedPriceData: z.optional(PriceData),
    costAndProfitData: z.optional(CostAndProfitData),
    weight: z.number(),
    sku: z.string(),
    visible: z.boolean(),
    productDimensions: z.optional(Dimensions),
    packageDimensions: z.optional(Dimensions),
    // Extension of the embedded platform, named as in catalog V3; for callers who may write.
    barcode: z.optional(z.string()),
    /** How much of a unit is in it, where that is its own. */
    pricePerUnit: z.optional(z.object({ settings: UnitQuantity })),
  }),
  stock: z.object({
    trackQuantity: z.boolean(),
    quantity: z.nullish(z.number()),
    inStock: z.boolean(),
    locationId: z.nullish(z.string()),
  }),
  /** Extension, present where the variant may be ordered ahead: how many still; absent where nobody counts. */
  preorderInfo: z.optional(z.object({ quantity: z.nullish(z.number()), message: z.nullish(Content) })),
})
export type Variant = z.infer<typeof Variant>
