import { defineCall, z } from '@galleria/platform-client'
import { LoyaltyCoupon } from '../../entities/loyalty/coupon.ts'
import * as operations from '../../operations/loyalty/loyalty-coupons.ts'
import { CursorMetadata, type CursorQuery, type OffsetQuery } from '../../schemas/paging.ts'

export type { LoyaltyCoupon } from '../../entities/loyalty/coupon.ts'

const Answer = () => z.object({ coupon: LoyaltyCoupon })

/** `times` (of money at the checkout) and `idempotencyKey` are extensions of the embedded platform; without a key every call buys another coupon. */
interface Redemption {
  rewardId: string
  times?: number
  idempotencyKey?: string
}

/** For the store's owner (wire §3.6). */
export const redeemPointsForCoupon = /* @__PURE__ */ defineCall<
  Redemption & { loyaltyAccountId: string },
  { coupon: LoyaltyCoupon }
>(operations.redeemPointsForCoupon, Answer)

/** The member's points become a coupon of theirs (wire §3.6). */
export const redeemMyPointsForCoupon = /* @__PURE__ */ defineCall<Redemption, { coupon: LoyaltyCoupon }>(
  operations.redeemMyPointsForCoupon,
  Answer,
)

/** Given up before an order used it: its points return, once. An extension of the embedded platform. */
export const returnMyLoyaltyCoupon = /* @__PURE__ */ defineCall<
  { loyaltyCouponId: string },
  { coupon: LoyaltyCoupon }
>(operations.returnMyLoyaltyCoupon, Answer)

/** Newest first (wire §3.6). */
export const getMyLoyaltyCoupons = /* @__PURE__ */ defineCall<undefined, { loyaltyCoupons: LoyaltyCoupon[] }>(
  operations.getMyLoyaltyCoupons,
  () => z.object({ loyaltyCoupons: z.array(LoyaltyCoupon) }),
)

/** For the store's owner (wire §3.6). */
export const getLoyaltyCoupon = /* @__PURE__ */ defineCall<
  { loyaltyCouponId: string },
  { loyaltyCoupon: LoyaltyCoupon }
>(operations.getLoyaltyCoupon, () => z.object({ loyaltyCoupon: LoyaltyCoupon }))

/** By cursor, or by offset in any order; for the store's owner (wire §3.6). */
export const queryLoyaltyCoupons = /* @__PURE__ */ defineCall<
  { query: CursorQuery | OffsetQuery },
  { loyaltyCoupons: LoyaltyCoupon[]; metadata?: z.infer<typeof CursorMetadata> | undefined }
>(
  operations.queryLoyaltyCoupons,
  () => z.object({ loyaltyCoupons: z.array(LoyaltyCoupon), metadata: z.optional(CursorMetadata) }),
  { repeatable: true },
)

/** Points of one that no order has used return; needs the revision of now (wire §3.6). */
export const deleteLoyaltyCoupon = /* @__PURE__ */ defineCall<{ id: string; revision: string }, object>(
  operations.deleteLoyaltyCoupon,
  () => z.looseObject({}),
)
