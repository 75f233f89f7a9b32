import { z } from '@galleria/platform-client'
import { CouponStatus } from '../../enums/trade.ts'
import { revisioned } from '../common/revisioned.ts'
import { DateTime, Decimal, Guid } from '../common/scalars.ts'
import { Discount } from './discount.ts'

/** A code that takes something off. An extension of the embedded platform. */
export const Coupon = z.object({
  ...revisioned,
  name: z.string(),
  code: z.string(),
  active: z.boolean(),
  status: CouponStatus,
  discount: Discount,
  minimumSubtotal: z.optional(Decimal),
  scopes: z.optional(z.array(z.string())),
  startTime: z.optional(DateTime),
  expirationTime: z.optional(DateTime),
  usageLimit: z.optional(z.number()),
  limitPerCustomer: z.optional(z.number()),
  /** Whether rules may count beside it; the larger saving wins otherwise. */
  combines: z.boolean(),
  /** Segments whose customers alone it is for, signed in; everybody without it. */
  segmentIds: z.optional(z.array(z.string())),
  numberOfUsages: z.number(),
  /** Bought with points by this member, and good for nobody else. */
  memberId: z.optional(Guid),
})
export type Coupon = z.infer<typeof Coupon>
