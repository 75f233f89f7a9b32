import { z } from '@galleria/platform-client'
import { MeasurementUnit } from '../../enums/units.ts'
import { Decimal } from '../common/scalars.ts'
import { Text } from '../common/text.ts'

/** How much of something that is sold by measure (wire §4.3). */
export const DecimalQuantity = z.object({
  measurementUnit: z.optional(MeasurementUnit),
  otherUnit: z.optional(z.string()),
  value: Decimal,
  description: z.optional(Text),
})
