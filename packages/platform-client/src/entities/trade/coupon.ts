import { z } from '@galleria/platform-client'
import { revisioned } from '../common/revisioned.ts'
import { DateTime, Decimal } from '../common/scalars.ts'
import { Discount } from './discount.ts'

/** A code that takes something off. An extension of the embedded platform. */
export const Coupon = z.object({
  ...revisioned,
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
