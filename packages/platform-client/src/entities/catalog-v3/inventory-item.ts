import { z } from '@galleria/platform-client'
import { AvailabilityStatus } from '../../enums/catalog-v3.ts'
import { ExtendedFields } from '../common/extended-fields.ts'
import { revisioned } from '../common/revisioned.ts'
import { Guid } from '../common/scalars.ts'

const PreorderInfo = z.object({
  enabled: z.nullish(z.boolean()),
  message: z.nullish(z.string()),
  limit: z.nullish(z.number()),
  counter: z.nullish(z.number()),
  quantity: z.nullish(z.number()),
})

const StockedProduct = z.object({
  name: z.nullish(z.string()),
  directCategoryIds: z.optional(z.array(Guid)),
  variantName: z.nullish(z.string()),
  variantSku: z.nullish(z.string()),
  variantBarcode: z.nullish(z.string()),
  variantVisible: z.nullish(z.boolean()),
  brand: z.nullish(z.object({ id: z.nullish(Guid), name: z.nullish(z.string()) })),
})

/** Stock of a variant at a location: a quantity where it is tracked, else a yes or no (spec §3, wire §4.10). */
export const InventoryItem = z.object({
  ...revisioned,
  variantId: Guid,
  locationId: z.nullish(Guid),
  productId: z.string(),
  trackQuantity: z.optional(z.boolean()),
  inStock: z.optional(z.boolean()),
  quantity: z.optional(z.number()),
  availabilityStatus: z.optional(AvailabilityStatus),
  preorderInfo: z.optional(PreorderInfo),
  product: z.optional(StockedProduct),
  extendedFields: z.optional(ExtendedFields),
})
export type InventoryItem = z.infer<typeof InventoryItem>
