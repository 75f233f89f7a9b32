import { z } from '@galleria/platform-client'
import { MeasurementUnit } from '../../enums/units.ts'

/** So much is in the pack, and the price is told for so much (spec §3, wire §4.9). */
export const PricePerUnitData = z.object({
  totalQuantity: z.number(),
  totalMeasurementUnit: MeasurementUnit,
  baseQuantity: z.number(),
  baseMeasurementUnit: MeasurementUnit,
})
export type PricePerUnitData = z.infer<typeof PricePerUnitData>
