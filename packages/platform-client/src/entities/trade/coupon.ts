import { z } from '@galleria/platform-client'
import { DateTime, Decimal, Guid, Int64 } from '../common/scalars.ts'
import { Discount } from './discount.ts'

/** A code that takes something off. An extension of the embedded platform. */
export const Coupon = z.object({
  id: Guid,
  revision: z.nullish(Int64),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
  name: z.string(),
  code: z.string(),
  active: z.boolean(),
  discount: Discount,
  minimumSubtotal: z.optional(Decimal),
  scopes: z.optional(z.array(z.string())),
  startTime: z.optional(DateTime),
  expirationTime: z.optional(DateTime),
  usageLimit: z.optional(z.number()),
  limitPerCustomer: z.optional(z.number()),
  numberOfUsages: z.number(),
})
export type Coupon = z.infer<typeof Coupon>
