import { z } from '@galleria/platform-client'
import { CouponApplicationStatus, LoyaltyCouponStatus, LoyaltyDiscountType } from '../../enums/loyalty.ts'
import { Content } from '../common/content.ts'
import { DateTime, Guid, Int64 } from '../common/scalars.ts'

/** Value of a coupon (one of five) and its scope (one of two); amounts are numbers (wire §4.5). */
const Specification = z.object({
  moneyOffAmount: z.optional(z.number()),
  percentOffRate: z.optional(z.number()),
  freeShipping: z.optional(z.boolean()),
  fixedPriceAmount: z.optional(z.number()),
  buyXGetY: z.optional(z.object({ x: z.number(), y: z.number() })),
  scope: z.optional(
    z.object({
      name: z.nullish(z.string()),
      entityId: z.nullish(z.string()),
      namespace: z.string(),
    }),
  ),
  minimumSubtotal: z.nullish(z.number()),
  name: z.nullish(z.string()),
  type: LoyaltyDiscountType,
  limitedToOneItem: z.nullish(z.boolean()),
  appliesToSubscriptions: z.nullish(z.boolean()),
  discountedCycleCount: z.nullish(z.number()),
})

/** Spec §3 "Coupon", wire §4.5. */
export const LoyaltyCoupon = z.object({
  id: Guid,
  accountId: Guid,
  memberId: z.nullish(Guid),
  transactionId: z.nullish(Guid),
  couponReference: z.optional(
    z.object({
      couponId: Guid,
      code: z.string(),
      name: z.nullish(Content),
      specification: z.optional(Specification),
      deleted: z.nullish(z.boolean()),
    }),
  ),
  status: LoyaltyCouponStatus,
  rewardName: Content,
  revision: z.nullish(Int64),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
  refundable: z.nullish(z.boolean()),
  /** Outcome at the checkout; this and the next two are extensions of the embedded platform. */
  applicationStatus: z.optional(CouponApplicationStatus),
  costInPoints: z.optional(z.number()),
  /** Points return by themselves then, if it was not used. */
  expirationDate: z.nullish(DateTime),
})
export type LoyaltyCoupon = z.infer<typeof LoyaltyCoupon>
