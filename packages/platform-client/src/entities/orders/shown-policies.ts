import { z } from '@galleria/platform-client'
import { Guid } from '../common/scalars.ts'

/** Delivery method as everybody may read it: what it costs for goods of a total. */
export const ShownDelivery = z.object({
  destinations: z.array(
    z.object({
      /** ISO 3166-1 alpha-2. */
      country: z.string(),
      /** ISO 3166-2; the whole country without it. */
      subdivisions: z.optional(z.array(z.string())),
    }),
  ),
  /** By total of the goods, the lowest first; decimal. `amount` holds from `from` on, and is null where it does not deliver. */
  rates: z.array(z.object({ from: z.string(), amount: z.nullish(z.string()) })),
  /** Business days on the way, where the merchant told them as numbers. */
  days: z.optional(z.object({ min: z.number(), max: z.number() })),
})
/** Delivery method as everybody may read it: what it costs for goods of a total. */
export type ShownDelivery = z.infer<typeof ShownDelivery>

/** Terms of delivery and of returns as everybody may read them. */
export const ShownPolicies = z.object({
  /** ISO 4217, of all amounts. */
  currency: z.string(),
  /** Methods whose price depends on the total of the goods alone, to places that are named. */
  deliveries: z.array(ShownDelivery),
  returns: z.object({
    /** Days that a buyer has once a parcel is delivered; null is no limit. */
    windowDays: z.nullish(z.number()),
    /** REFUND, EXCHANGE, STORE_CREDIT: what a buyer may ask for. */
    resolutions: z.array(z.string()),
    /** Products that do not come back. */
    finalSaleProductIds: z.array(Guid),
    finalSaleCollectionIds: z.array(Guid),
  }),
})
/** Terms of delivery and of returns as everybody may read them. */
export type ShownPolicies = z.infer<typeof ShownPolicies>
