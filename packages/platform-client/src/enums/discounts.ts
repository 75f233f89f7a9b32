import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** Amount from which a discount is taken off (wire §4.2; `DiscountType` of wire §4.3). */
export const AppliedDiscountDiscountType = /* @__PURE__ */ enumeration([
  'GLOBAL',
  'SPECIFIC_ITEMS',
  'SHIPPING',
])
export type AppliedDiscountDiscountType = z.infer<typeof AppliedDiscountDiscountType>

/** Why a merchant gave a discount (wire §4.3). */
export const DiscountReason = /* @__PURE__ */ enumeration([
  'UNSPECIFIED',
  'EXCHANGED_ITEMS',
  'BILLING_ADJUSTMENT',
])
export type DiscountReason = z.infer<typeof DiscountReason>

/** Kind of a discount rule (spec §3 "Discount types"). */
export const DiscountRuleDiscountType = /* @__PURE__ */ enumeration([
  'PERCENTAGE',
  'FIXED_AMOUNT',
  'FIXED_PRICE',
])
export type DiscountRuleDiscountType = z.infer<typeof DiscountRuleDiscountType>

/** State of a discount rule (spec §4). */
export const DiscountRuleStatus = /* @__PURE__ */ enumeration(['LIVE', 'EXPIRED', 'PENDING'])
export type DiscountRuleStatus = z.infer<typeof DiscountRuleStatus>
