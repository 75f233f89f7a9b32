import { z } from '@galleria/platform-client'
import { DimensionsUnit } from '../../enums/units.ts'
import { Decimal } from './scalars.ts'

/** Wire §4.2. */
export const Dimensions = z.object({
  length: z.nullish(Decimal),
  width: z.nullish(Decimal),
  height: z.nullish(Decimal),
  unit: z.optional(DimensionsUnit),
})
export type Dimensions = z.infer<typeof Dimensions>
