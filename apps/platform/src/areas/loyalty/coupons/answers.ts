import { LoyaltyCoupon } from '@galleria/platform-client/entities/loyalty'
import { z } from 'zod'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'

/** Wire §3.6. */
export const CouponAnswer = z.object({ coupon: LoyaltyCoupon })
export const LoyaltyCouponAnswer = z.object({ loyaltyCoupon: LoyaltyCoupon })
export const LoyaltyCouponsAnswer = z.object({ loyaltyCoupons: z.array(LoyaltyCoupon) })
export const QueriedCoupons = z.object({
  loyaltyCoupons: z.array(LoyaltyCoupon),
  /** Cursors or an offset, as it was asked for (wire §1.8 "mixed"). */
  metadata: CursorMetadata,
})
export const CouponsInSite = z.object({
  couponsInSite: z.array(z.object({ metaSiteId: z.string(), loyaltyCoupons: z.array(LoyaltyCoupon) })),
})
