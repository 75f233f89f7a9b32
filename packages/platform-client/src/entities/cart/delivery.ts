import { z } from '@galleria/platform-client'
import { PickupMethod } from '../../enums/cart.ts'
import { Address } from '../common/address.ts'
import { Content } from '../common/content.ts'
import { DateTime, Guid } from '../common/scalars.ts'

/** Window of a delivery. The IANA time zone is V2's (Cart V2 §4.3); in V1 and in orders it is an extension of the embedded platform. */
export const DeliveryTimeSlot = z.object({
  from: z.nullish(DateTime),
  to: z.nullish(DateTime),
  timeZone: z.nullish(z.string()),
})

/** How and when an order arrives; times are free text, slots are dates (wire §4.2). */
export const DeliveryLogistics = z.object({
  deliveryTime: z.nullish(Content),
  instructions: z.nullish(Content),
  pickupDetails: z.nullish(z.object({ address: z.nullish(Address), pickupMethod: z.optional(PickupMethod) })),
  deliveryTimeSlot: z.optional(DeliveryTimeSlot),
})
export type DeliveryLogistics = z.infer<typeof DeliveryLogistics>

/** Carriers and the items they take (wire §4.2). */
export const DeliveryAllocation = z.object({
  deliveryCarrier: z.optional(z.object({ appId: z.nullish(Guid), code: z.optional(z.string()) })),
  deliveryRegion: z.optional(z.object({ id: z.nullish(Guid), name: z.nullish(z.string()) })),
  applicableLineItems: z.optional(z.object({ lineItemIds: z.optional(z.array(z.string())) })),
})
export type DeliveryAllocation = z.infer<typeof DeliveryAllocation>
