import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** A charge beside the shipping price (spec §3 "Fees", wire §4.2). */
export const ChargeType = /* @__PURE__ */ enumeration(['HANDLING_FEE', 'INSURANCE'])
export type ChargeType = z.infer<typeof ChargeType>

/** Party that bears the platform's fee (wire §4.3 `ChargeType`). */
export const PlatformFeeChargeType = /* @__PURE__ */ enumeration(['PASS_ON', 'ABSORBED'])
export type PlatformFeeChargeType = z.infer<typeof PlatformFeeChargeType>

/** Source of a fee (spec §3, wire §4.2). */
export const AdditionalFeeSource = /* @__PURE__ */ enumeration([
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'SHIPPING',
  'PLATFORM',
])
export type AdditionalFeeSource = z.infer<typeof AdditionalFeeSource>

/** How a tip was chosen (spec §3). */
export const TipType = /* @__PURE__ */ enumeration(['PERCENTAGE', 'AMOUNT', 'CUSTOM'])
export type TipType = z.infer<typeof TipType>

/** How a tip is divided (spec §3). */
export const TipSplitMethod = /* @__PURE__ */ enumeration(['EQUAL', 'PROPORTIONAL'])
export type TipSplitMethod = z.infer<typeof TipSplitMethod>

/** Source of free delivery. An extension of the embedded platform. */
export const FreeShippingSource = /* @__PURE__ */ enumeration(['SHIPPING_OPTION', 'DISCOUNT_RULE', 'COUPON'])
export type FreeShippingSource = z.infer<typeof FreeShippingSource>
