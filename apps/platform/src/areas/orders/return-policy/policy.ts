import { z } from 'zod'

export const resolutions = ['REFUND', 'EXCHANGE', 'STORE_CREDIT'] as const
/** Outcome of a return that a buyer asks for. */
export type Resolution = (typeof resolutions)[number]

/** Fields of the policy with what a shop has that never set one. */
export const Policy = z.object({
  windowDays: z.int().min(1).max(3650).nullable().default(null),
  deliveryDays: z.int().min(0).max(90).default(0),
  finalSaleProductIds: z.array(z.guid().toLowerCase()).max(500).default([]),
  finalSaleCollectionIds: z.array(z.guid().toLowerCase()).max(100).default([]),
  resolutions: z.array(z.enum(resolutions)).min(1).max(3).default(['REFUND']),
})
export type Policy = z.output<typeof Policy>

/** A change of the policy; a field that is left out stays. */
export const PolicyChanges = z.object({
  windowDays: Policy.shape.windowDays.unwrap().optional(),
  deliveryDays: Policy.shape.deliveryDays.unwrap().optional(),
  finalSaleProductIds: Policy.shape.finalSaleProductIds.unwrap().optional(),
  finalSaleCollectionIds: Policy.shape.finalSaleCollectionIds.unwrap().optional(),
  resolutions: Policy.shape.resolutions.unwrap().optional(),
})
