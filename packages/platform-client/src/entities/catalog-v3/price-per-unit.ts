import { z } from '@galleria/platform-client'
import { MeasurementUnit } from '../../enums/units.ts'
import { Price } from '../common/money.ts'
import { Decimal } from '../common/scalars.ts'

/** So much of a unit (wire §4.10). */
export const UnitQuantity = z.object({
  quantity: z.optional(z.number()),
  measurementUnit: z.optional(MeasurementUnit),
})

/** Price per unit, as a number and as text for shoppers (wire §4.10). */
export const UnitPrice = z.object({
  value: z.optional(Decimal),
  description: z.nullish(z.string()),
  priceAfterDiscount: z.optional(Price),
})

/** Wire §4.10. */
export const PricePerUnit = z.object({ ...UnitPrice.shape, settings: z.optional(UnitQuantity) })
export type PricePerUnit = z.infer<typeof PricePerUnit>
