import { defineCall, type Service, z } from '@galleria/platform-client'
import { LoyaltyCoupon } from '../entities/loyalty/coupon.ts'
import { CursorMetadata, type CursorQuery, type OffsetQuery } from '../schemas/paging.ts'

export type { LoyaltyCoupon } from '../entities/loyalty/coupon.ts'

const service: Service = {
  package: '@wix/auto_sdk_loyalty_coupons',
  fqn: 'com.wixpress.loyalty.coupon.LoyaltyCoupons',
  entity: 'wix.loyalty.v1.coupon',
}
const path = '/loyalty-coupons/v1/coupons'
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
>({ name: 'RedeemPointsForCoupon', service, method: 'POST', path, output: Answer })

/** The member's points become a coupon of theirs (wire §3.6). */
export const redeemMyPointsForCoupon = /* @__PURE__ */ defineCall<Redemption, { coupon: LoyaltyCoupon }>({
  name: 'RedeemCurrentMemberPointsForCoupon',
  service,
  method: 'POST',
  path: `${path}/redeem-my-coupon`,
  output: Answer,
})

/** Given up before an order used it: its points return, once. An extension of the embedded platform. */
export const returnMyLoyaltyCoupon = /* @__PURE__ */ defineCall<
  { loyaltyCouponId: string },
  { coupon: LoyaltyCoupon }
>({
  name: 'ReturnCurrentMemberCoupon',
  service,
  method: 'POST',
  path: `${path}/return-my-coupon`,
  output: Answer,
})

/** Newest first (wire §3.6). */
export const getMyLoyaltyCoupons = /* @__PURE__ */ defineCall<undefined, { loyaltyCoupons: LoyaltyCoupon[] }>(
  {
    name: 'GetCurrentMemberCoupons',
    service,
    method: 'GET',
    path: `${path}/my-coupons`,
    output: () => z.object({ loyaltyCoupons: z.array(LoyaltyCoupon) }),
  },
)

/** For the store's owner (wire §3.6). */
export const getLoyaltyCoupon = /* @__PURE__ */ defineCall<
  { loyaltyCouponId: string },
  { loyaltyCoupon: LoyaltyCoupon }
>({
  name: 'GetLoyaltyCoupon',
  service,
  method: 'GET',
  path: `${path}/{loyaltyCouponId}`,
  output: () => z.object({ loyaltyCoupon: LoyaltyCoupon }),
})

/** By cursor, or by offset in any order; for the store's owner (wire §3.6). */
export const queryLoyaltyCoupons = /* @__PURE__ */ defineCall<
  { query: CursorQuery | OffsetQuery },
  { loyaltyCoupons: LoyaltyCoupon[]; metadata?: z.infer<typeof CursorMetadata> | undefined }
>({
  name: 'QueryLoyaltyCoupon',
  service,
  method: 'POST',
  path: `${path}/query`,
  output: () => z.object({ loyaltyCoupons: z.array(LoyaltyCoupon), metadata: z.optional(CursorMetadata) }),
  repeatable: true,
})

/** Points of one that no order has used return; needs the revision of now (wire §3.6). */
export const deleteLoyaltyCoupon = /* @__PURE__ */ defineCall<{ id: string; revision: string }, object>({
  name: 'DeleteLoyaltyCoupon',
  service,
  method: 'DELETE',
  path: `${path}/{id}`,
  output: () => z.looseObject({}),
})
