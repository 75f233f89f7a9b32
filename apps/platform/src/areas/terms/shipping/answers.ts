import { ShippingOption, ShippoConfiguration } from '@galleria/platform-client/entities/shipping'
import { z } from 'zod'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'

/** Answers of the shipping calls (wire §3.4). */
export const OptionAnswer = z.object({ shippingOption: ShippingOption })
export const OptionsAnswer = z.object({
  shippingOptions: z.array(ShippingOption),
  pagingMetadata: CursorMetadata,
})
export const ShippoAnswer = z.object({ shippoConfiguration: ShippoConfiguration })
export const ShipposAnswer = z.object({
  shippoConfigurations: z.array(ShippoConfiguration),
  pagingMetadata: CursorMetadata,
})
