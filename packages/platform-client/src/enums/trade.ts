import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** Kind of discount of a rule or coupon (spec §3 "Discount types"). */
export const RuleDiscountType = /* @__PURE__ */ enumeration([
  'PERCENTAGE',
  'FIXED_AMOUNT',
  'FIXED_PRICE',
  'BUY_X_GET_Y',
  'TIERED',
  'FREE_SHIPPING',
])
export type RuleDiscountType = z.infer<typeof RuleDiscountType>

/** Whether a coupon counts, by the clock, its uses and its switch. An extension of the embedded platform. */
export const CouponStatus = /* @__PURE__ */ enumeration(['LIVE', 'PENDING', 'EXPIRED', 'USED_UP', 'DISABLED'])
export type CouponStatus = z.infer<typeof CouponStatus>

/** Why a discount takes nothing off a sample cart. An extension of the embedded platform. */
export const DiscountPreviewReason = /* @__PURE__ */ enumeration([
  'CONDITION_NOT_MET',
  'NO_MATCHING_ITEMS',
  'LARGER_DISCOUNT_APPLIES',
])
export type DiscountPreviewReason = z.infer<typeof DiscountPreviewReason>

/** Basis of the bound of a tier. An extension of the embedded platform. */
export const TierBasis = /* @__PURE__ */ enumeration(['ITEM_QUANTITY', 'SUBTOTAL'])
export type TierBasis = z.infer<typeof TierBasis>

/** Whether a tax is worked out or told by hand. An extension of the embedded platform. */
export const TaxMode = /* @__PURE__ */ enumeration(['AUTO', 'MANUAL'])
export type TaxMode = z.infer<typeof TaxMode>

/** Whether a gift card pays. An extension of the embedded platform. */
export const GiftCardStatus = /* @__PURE__ */ enumeration(['ACTIVE', 'EMPTY', 'EXPIRED', 'DISABLED'])
export type GiftCardStatus = z.infer<typeof GiftCardStatus>

/** Act on a gift card; `SENT` is a letter with a new code. An extension of the embedded platform. */
export const GiftCardHistoryType = /* @__PURE__ */ enumeration([
  'BOUGHT',
  'ISSUED',
  'SENT',
  'CHANGED',
  'DISABLED',
  'ENABLED',
  'REDEEMED',
  'RETURNED',
])
export type GiftCardHistoryType = z.infer<typeof GiftCardHistoryType>

/** By its dates. An extension of the embedded platform. */
export const HeldMembershipStatus = /* @__PURE__ */ enumeration(['ACTIVE', 'PENDING', 'EXPIRED'])
export type HeldMembershipStatus = z.infer<typeof HeldMembershipStatus>
