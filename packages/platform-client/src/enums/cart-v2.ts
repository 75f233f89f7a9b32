import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** How much of a line can be had (Cart V2 §2.5). */
export const ItemStatus = /* @__PURE__ */ enumeration([
  'IN_STOCK',
  'PARTIALLY_IN_STOCK',
  'OUT_OF_STOCK',
  'REMOVED_FROM_CATALOG',
])
export type ItemStatus = z.infer<typeof ItemStatus>

/** Kind of use that a membership gives for a line (Cart V2 §2.5). */
export const RedemptionType = /* @__PURE__ */ enumeration(['CREDITS', 'SESSIONS'])
export type RedemptionType = z.infer<typeof RedemptionType>

/** Source of a discount (Cart V2 §2.5). */
export const DiscountSourceType = /* @__PURE__ */ enumeration(['AUTOMATIC_RULE', 'COUPON'])
export type DiscountSourceType = z.infer<typeof DiscountSourceType>

/** Amount from which a discount is taken off (Cart V2 §2.5). */
export const DiscountScope = /* @__PURE__ */ enumeration([
  'UNKNOWN_DISCOUNT_SCOPE',
  'CART_SUBTOTAL',
  'LINE_ITEM',
  'DELIVERY',
])
export type DiscountScope = z.infer<typeof DiscountScope>

/** Source of a fee in a cart's summary; V1 names other sources (Cart V2 §2.5). */
export const CartFeeSource = /* @__PURE__ */ enumeration([
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SERVICE_PLUGIN',
  'LINE_ITEM',
  'DELIVERY',
  'PLATFORM',
])
export type CartFeeSource = z.infer<typeof CartFeeSource>

/** Validations that an estimate runs (Cart V2 §2.5). */
export const ValidationsConfig = /* @__PURE__ */ enumeration([
  'SKIP_VALIDATIONS',
  'PRE_CHECKOUT_VALIDATIONS',
  'CHECKOUT_VALIDATIONS',
])
export type ValidationsConfig = z.infer<typeof ValidationsConfig>

/** Part of the purchase that a violation is of; PAYMENT is seen and not declared (Cart V2 §2.5). */
export const ViolationScope = /* @__PURE__ */ enumeration([
  'GLOBAL',
  'LINE_ITEM',
  'DISCOUNT',
  'DELIVERY',
  'TAX',
  'MEMBERSHIP',
  'GIFT_CARD',
  'PAYMENT',
])
export type ViolationScope = z.infer<typeof ViolationScope>

/** Whether a violation stops PlaceOrder: only ERROR does (Cart V2 §2.4). */
export const ViolationSeverity = /* @__PURE__ */ enumeration(['WARNING', 'ERROR'])
export type ViolationSeverity = z.infer<typeof ViolationSeverity>

/** Problem of a cart; the code tells which data member is set (Cart V2 §2.5). */
export const ViolationCode = /* @__PURE__ */ enumeration([
  'GENERAL_CODE',
  'CUSTOM_VALIDATION',
  'EMPTY_CART',
  'LINE_ITEMS_OUT_OF_STOCK',
  'MEMBERS_ONLY_ITEM',
  'INVALID_COUPON_CODE',
  'INVALID_COUPON_STATUS',
  'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD',
  'MISSING_DELIVERY_ADDRESS',
  'MISSING_DELIVERY_METHOD',
  'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS',
  'INVALID_GIFT_CARD_CODE',
  'INVALID_GIFT_CARD_STATUS',
  'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
  'SUBTOTAL_BELOW_ORDER_MINIMUM',
  'INVALID_MEMBERSHIP_STATUS',
  'INVALID_POSTAL_CODE',
  'INVALID_SUBDIVISION',
  'SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
  'GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
  'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
  'MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
  'MISSING_SITE_PAYMENT_METHOD_TYPE_ID',
])
export type ViolationCode = z.infer<typeof ViolationCode>

/** Why a coupon does not count (Cart V2 §2.5). */
export const InvalidCouponReason = /* @__PURE__ */ enumeration([
  'UNKNOWN_INVALID_COUPON_REASON',
  'EXPIRED',
  'DISABLED',
  'INACTIVE',
  'MAX_USAGE_EXCEEDED',
  'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  'NOT_APPLICABLE_TO_SUBSCRIPTIONS',
  'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
  'MIN_LINE_ITEM_QUANTITY_NOT_REACHED',
  'MIN_SUBTOTAL_NOT_REACHED',
])
export type InvalidCouponReason = z.infer<typeof InvalidCouponReason>

/** Why a gift card does not pay (Cart V2 §2.5). */
export const InvalidGiftCardReason = /* @__PURE__ */ enumeration([
  'UNKNOWN_INVALID_GIFT_CARD_REASON',
  'EXPIRED',
  'DISABLED',
  'EMPTY_BALANCE',
])
export type InvalidGiftCardReason = z.infer<typeof InvalidGiftCardReason>

/** Why a membership does not pay (Cart V2 §2.5). */
export const InvalidMembershipReason = /* @__PURE__ */ enumeration([
  'UNKNOWN_INVALID_MEMBERSHIP_REASON',
  'INSUFFICIENT_FUNDS',
  'MEMBERSHIP_NOT_FOUND',
  'NOT_APPLICABLE_TO_LINE_ITEMS',
  'LINE_ITEM_NOT_FOUND',
])
export type InvalidMembershipReason = z.infer<typeof InvalidMembershipReason>

/** Benefit of an offer beside a line (Cart V2 §2.2). */
export const BenefitType = /* @__PURE__ */ enumeration(['PERCENTAGE', 'FIXED_PRICE', 'FIXED_AMOUNT'])
export type BenefitType = z.infer<typeof BenefitType>
