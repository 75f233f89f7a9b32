import { z } from '@galleria/platform-client'
import {
  InventoryAvailabilityStatus,
  PreorderStatus,
  ProductPreorderAvailability,
} from '../../enums/catalog-v3.ts'
import { WeightUnit } from '../../enums/units.ts'
import { Content } from '../common/content.ts'
import { Price } from '../common/money.ts'
import { RichContent } from '../common/rich-content.ts'
import { Guid } from '../common/scalars.ts'
import { UnitPrice, UnitQuantity } from './price-per-unit.ts'

/** Lowest and highest of a product's variants (wire §4.10). */
export const PriceRange = z.object({ minValue: z.optional(Price), maxValue: z.optional(Price) })

/** A brand by reference (wire §4.10). */
export const NamedReference = z.object({ id: z.nullish(z.string()), name: z.nullish(z.string()) })

/** A ribbon by reference (wire §4.10). */
export const RibbonReference = z.object({ id: z.nullish(z.string()), name: z.nullish(Content) })

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
  title: z.nullish(Content),
  description: z.optional(RichContent),
  plainDescription: z.nullish(Content),
})

export const ProductInventory = z.object({
  availabilityStatus: z.optional(InventoryAvailabilityStatus),
  preorderStatus: z.optional(PreorderStatus),
  preorderAvailability: z.optional(ProductPreorderAvailability),
})
