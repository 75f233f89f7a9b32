import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** Whether a line item can be had (spec §3 "Item availability", wire §4.2). */
export const ItemAvailabilityStatus = /* @__PURE__ */ enumeration([
  'AVAILABLE',
  'NOT_FOUND',
  'NOT_AVAILABLE',
  'PARTIALLY_AVAILABLE',
])
export type ItemAvailabilityStatus = z.infer<typeof ItemAvailabilityStatus>

/** Type of a line item; `custom` names a type without a preset (spec §3 "Line item types", wire §4.2). */
export const ItemTypePreset = /* @__PURE__ */ enumeration([
  'UNRECOGNISED',
  'PHYSICAL',
  'DIGITAL',
  'GIFT_CARD',
  'SERVICE',
])
export type ItemTypePreset = z.infer<typeof ItemTypePreset>

/** A line item's type in the older order model (spec §3 "Line item types"; wire §5.3 row 40). */
export const LineItemType = /* @__PURE__ */ enumeration([
  'UNSPECIFIED_LINE_ITEM_TYPE',
  'PHYSICAL',
  'DIGITAL',
  'GIFT_CARD',
  'SERVICE',
  'CUSTOM_AMOUNT_ITEM',
])
export type LineItemType = z.infer<typeof LineItemType>

/** How a line item is paid for (spec §3 "Payment options", wire §4.2). */
export const PaymentOptionType = /* @__PURE__ */ enumeration([
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
])
export type PaymentOptionType = z.infer<typeof PaymentOptionType>

/** Unit of a subscription's interval (spec §3, wire §4.2). */
export const SubscriptionFrequency = /* @__PURE__ */ enumeration([
  'UNDEFINED',
  'DAY',
  'WEEK',
  'MONTH',
  'YEAR',
])
export type SubscriptionFrequency = z.infer<typeof SubscriptionFrequency>

/** Kind of place at which a shopper picks up an order (spec §3 "Delivery methods", wire §4.2). */
export const PickupMethod = /* @__PURE__ */ enumeration(['STORE_PICKUP', 'PICKUP_POINT'])
export type PickupMethod = z.infer<typeof PickupMethod>

/** Whether a violation of the cart stops the order: only ERROR does (spec §8 "Cart warning severity", wire §4.2). */
export const Severity = /* @__PURE__ */ enumeration(['WARNING', 'ERROR'])
export type Severity = z.infer<typeof Severity>

/** Change that would resolve a violation (spec §8, wire §4.2). */
export const SuggestedFix = /* @__PURE__ */ enumeration(['UNKNOWN_SUGGESTED_FIX', 'REMOVE_LINE_ITEM'])
export type SuggestedFix = z.infer<typeof SuggestedFix>

/** Part of a line item that a violation concerns (wire §4.2). */
export const NameInLineItem = /* @__PURE__ */ enumeration(['LINE_ITEM_DEFAULT'])
export type NameInLineItem = z.infer<typeof NameInLineItem>

/** Part of the cart that a violation concerns (wire §4.2). */
export const NameInOther = /* @__PURE__ */ enumeration(['OTHER_DEFAULT'])
export type NameInOther = z.infer<typeof NameInOther>
