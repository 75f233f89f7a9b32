import { z } from '@galleria/platform-client'
import { ConditionType, LogicalOperator } from '../../enums/shipping.ts'
import { ExtendedFields } from '../common/extended-fields.ts'
import { revisioned } from '../common/revisioned.ts'
import { Decimal, Guid } from '../common/scalars.ts'

/** Price of delivery while every condition holds (wire §4.4). */
export const ShippingRate = z.object({
  amount: Decimal,
  conditions: z.optional(
    z.array(
      z.object({
        type: z.optional(ConditionType),
        value: z.optional(Decimal),
        operator: z.optional(LogicalOperator),
      }),
    ),
  ),
  multiplyByQuantity: z.optional(z.boolean()),
})
export type ShippingRate = z.infer<typeof ShippingRate>

/** Spec §3 "Shipping", wire §4.4. */
export const ShippingOption = z.object({
  ...revisioned,
  deliveryRegionIds: z.optional(z.array(Guid)),
  title: z.nullish(z.string()),
  estimatedDeliveryTime: z.nullish(z.string()),
  rates: z.optional(z.array(ShippingRate)),
  extendedFields: z.optional(ExtendedFields),
})
export type ShippingOption = z.infer<typeof ShippingOption>
