import { z } from '@galleria/platform-client'
import { Guid } from '../common/scalars.ts'

/** A package by its outer size in centimeters. */
const Package = z.object({
  name: z.string(),
  length: z.number(),
  width: z.number(),
  height: z.number(),
})

/** Settings of postage. */
export const LabelSettings = z.object({
  /** True where labels are bought from the provider. */
  enabled: z.boolean(),
  /** Provider that this platform has; none where it has none. */
  provider: z.optional(z.string()),
  /** Account at the provider that pays. */
  account: z.string(),
  /** The first is the default. */
  packages: z.array(Package),
  /** Location that parcels leave from; null is the store's first. */
  fromLocationId: z.nullish(Guid),
  /** Kilograms of a unit whose weight nobody set. */
  unitWeight: z.number(),
})
export type LabelSettings = z.infer<typeof LabelSettings>

const Money = z.object({ amount: z.string(), formattedAmount: z.optional(z.string()) })

/** A service that takes a parcel, with its price. */
export const LabelRate = z.object({
  service: z.string(),
  name: z.string(),
  price: Money,
  /** Working days, at most. */
  days: z.number(),
})
export type LabelRate = z.infer<typeof LabelRate>

/** Postage that was bought for a parcel. */
export const ShippingLabel = z.object({
  id: Guid,
  orderId: Guid,
  /** Parcel that it is for; none of one that is void. */
  fulfillmentId: z.optional(Guid),
  /** BOUGHT, VOIDED. */
  status: z.string(),
  carrier: z.string(),
  service: z.string(),
  trackingNumber: z.string(),
  price: Money,
  /** Address of the PDF of 4 by 6 inches, good for an hour; none of one that is void. */
  url: z.optional(z.string()),
  createdDate: z.string(),
})
export type ShippingLabel = z.infer<typeof ShippingLabel>
