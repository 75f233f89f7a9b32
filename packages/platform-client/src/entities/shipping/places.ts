import { z } from '@galleria/platform-client'
import { PickupMethod } from '../../enums/cart.ts'
import { ChargeType } from '../../enums/charges.ts'
import { CarrierState } from '../../enums/shipping.ts'
import { Address } from '../common/address.ts'
import { revisioned } from '../common/revisioned.ts'
import { Guid, Int64 } from '../common/scalars.ts'

/** Region of delivery. An extension of the embedded platform. */
export const DeliveryRegion = z.object({
  ...revisioned,
  name: z.string(),
  /** `*` is everywhere that no other region reaches; without subdivisions it is the whole country. */
  destinations: z.array(z.object({ country: z.string(), subdivisions: z.optional(z.array(z.string())) })),
  position: z.number(),
})
export type DeliveryRegion = z.infer<typeof DeliveryRegion>

/** Location of the business. An extension of the embedded platform. */
export const BusinessLocation = z.object({
  ...revisioned,
  name: z.string(),
  address: Address,
  timeZone: z.string(),
  /** Stock lies there that nobody put elsewhere, and goods are taken from there first. */
  isDefault: z.boolean(),
  /** A location that is not has no stock. */
  active: z.boolean(),
  /** Place in the order in which goods are taken, after the default location. */
  position: z.number(),
})
export type BusinessLocation = z.infer<typeof BusinessLocation>

/** Carrier and the state of its service. An extension of the embedded platform. */
export const Carrier = z.object({ id: Guid, titles: z.array(z.string()), state: CarrierState })
export type Carrier = z.infer<typeof Carrier>

/** Terms of a shipping option beyond its rates: handover, times and extra charges. An extension of the embedded platform. */
export const DeliveryTerms = z.object({
  id: Guid,
  revision: z.nullish(Int64),
  /** Absent where goods are brought. */
  pickupMethod: z.nullish(PickupMethod),
  pickupAddress: z.nullish(Address),
  instructions: z.nullish(z.string()),
  /** Windows of delivery that come every week, in a zone of IANA. */
  timeSlots: z.nullish(
    z.object({
      timeZone: z.string(),
      /** `weekday` 0 is Sunday; `time` is `18:30`. */
      weekly: z.array(z.object({ weekday: z.number(), time: z.string() })),
      minutes: z.number(),
      /** Hours before a window in which it can no longer be chosen. */
      noticeHours: z.number(),
    }),
  ),
  /** Each an amount in the store's currency, or a percentage of the goods after discounts. */
  charges: z.array(
    z.object({
      type: ChargeType,
      amount: z.optional(z.string()),
      percentage: z.optional(z.string()),
      details: z.optional(z.string()),
    }),
  ),
})
export type DeliveryTerms = z.infer<typeof DeliveryTerms>
