import { z } from '@galleria/platform-client'
import {
  InventoryAvailabilityStatus,
  PreorderStatus,
  ProductPreorderAvailability,
} from '../../enums/catalog-v3.ts'
import { WeightUnit } from '../../enums/units.ts'
import { Price } from '../common/money.ts'
import { RichContent } from '../common/rich-content.ts'
import { Guid } from '../common/scalars.ts'
import { UnitPrice, UnitQuantity } from './price-per-unit.ts'

/** Lowest and highest of a product's variants (wire §4.10). */
export const PriceRange = z.object({ minValue: z.optional(Price), maxValue: z.optional(Price) })

/** A brand or ribbon by reference (wire §4.10). */
export const NamedReference = z.object({ id: z.nullish(z.string()), name: z.nullish(z.string()) })

export const ProductPhysicalProperties = z.object({
  pricePerUnit: z.optional(UnitQuantity),
  fulfillerId: z.nullish(Guid),
  shippingWeightRange: z.optional(
    z.object({ minValue: z.optional(z.number()), maxValue: z.optional(z.number()) }),
  ),
  pricePerUnitRange: z.optional(
    z.object({ minValue: z.optional(UnitPrice), maxValue: z.optional(UnitPrice) }),
  ),
  weightMeasurementUnitInfo: z.optional(z.object({ weightMeasurementUnit: z.optional(WeightUnit) })),
  deliveryProfileId: z.nullish(Guid),
})

export const ProductInfoSection = z.object({
  id: z.nullish(Guid),
  uniqueName: z.nullish(z.string()),
  title: z.nullish(z.string()),
  description: z.optional(RichContent),
  plainDescription: z.nullish(z.string()),
})

export const ProductInventory = z.object({
  availabilityStatus: z.optional(InventoryAvailabilityStatus),
  preorderStatus: z.optional(PreorderStatus),
  preorderAvailability: z.optional(ProductPreorderAvailability),
})
