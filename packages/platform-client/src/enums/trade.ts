import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** Kind of discount of a rule or coupon (spec §3 "Discount types"). */
export const RuleDiscountType = /* @__PURE__ */ enumeration([
  'PERCENTAGE',
  'FIXED_AMOUNT',
  'FIXED_PRICE',
  'BUY_X_GET_Y',
  'FREE_SHIPPING',
])
export type RuleDiscountType = z.infer<typeof RuleDiscountType>

/** Whether a tax is worked out or told by hand. An extension of the embedded platform. */
export const TaxMode = /* @__PURE__ */ enumeration(['AUTO', 'MANUAL'])
export type TaxMode = z.infer<typeof TaxMode>

/** Whether a gift card pays. An extension of the embedded platform. */
export const GiftCardStatus = /* @__PURE__ */ enumeration(['ACTIVE', 'EMPTY', 'EXPIRED', 'DISABLED'])
export type GiftCardStatus = z.infer<typeof GiftCardStatus>

/** By its dates. An extension of the embedded platform. */
export const HeldMembershipStatus = /* @__PURE__ */ enumeration(['ACTIVE', 'PENDING', 'EXPIRED'])
export type HeldMembershipStatus = z.infer<typeof HeldMembershipStatus>
