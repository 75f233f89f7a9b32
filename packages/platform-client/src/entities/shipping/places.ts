import { z } from '@galleria/platform-client'
import { CarrierState } from '../../enums/shipping.ts'
import { Address } from '../common/address.ts'
import { DateTime, Guid, Int64 } from '../common/scalars.ts'

/** Where is delivered to. An extension of the embedded platform. */
export const DeliveryRegion = z.object({
  id: Guid,
  revision: z.nullish(Int64),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
  name: z.string(),
  /** `*` is everywhere that no other region reaches; without subdivisions it is the whole country. */
  destinations: z.array(z.object({ country: z.string(), subdivisions: z.optional(z.array(z.string())) })),
  position: z.number(),
})
export type DeliveryRegion = z.infer<typeof DeliveryRegion>

/** Where the business is. An extension of the embedded platform. */
export const BusinessLocation = z.object({
  id: Guid,
  revision: z.nullish(Int64),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
  name: z.string(),
  address: Address,
  timeZone: z.string(),
})
export type BusinessLocation = z.infer<typeof BusinessLocation>

/** Who carries goods, and whether its service answers. An extension of the embedded platform. */
export const Carrier = z.object({ id: Guid, titles: z.array(z.string()), state: CarrierState })
export type Carrier = z.infer<typeof Carrier>
