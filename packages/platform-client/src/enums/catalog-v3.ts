import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** Type of a product (wire §4.10 `ProductType`). */
export const ProductTypeV3 = /* @__PURE__ */ enumeration(['PHYSICAL', 'DIGITAL'])
export type ProductTypeV3 = z.infer<typeof ProductTypeV3>

/** How a choice is shown (wire §4.10). */
export const ChoiceType = /* @__PURE__ */ enumeration([
  'CHOICE_TEXT',
  'ONE_COLOR',
  'MULTIPLE_COLORS',
  'IMAGE',
])
export type ChoiceType = z.infer<typeof ChoiceType>

/** Whether a choice makes another variant (wire §4.10). */
export const CustomizationType = /* @__PURE__ */ enumeration(['PRODUCT_OPTION', 'MODIFIER'])
export type CustomizationType = z.infer<typeof CustomizationType>

/** How a customization is shown (wire §4.10). */
export const CustomizationRenderType = /* @__PURE__ */ enumeration([
  'FREE_TEXT',
  'TEXT_CHOICES',
  'SWATCH_CHOICES',
])
export type CustomizationRenderType = z.infer<typeof CustomizationRenderType>

/** How a modifier is shown (wire §4.10). */
export const ModifierRenderType = /* @__PURE__ */ enumeration(['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES'])
export type ModifierRenderType = z.infer<typeof ModifierRenderType>

/** How an option is shown (wire §4.10). */
export const ProductOptionRenderType = /* @__PURE__ */ enumeration(['TEXT_CHOICES', 'SWATCH_CHOICES'])
export type ProductOptionRenderType = z.infer<typeof ProductOptionRenderType>

/** Whether an inventory item can be had (spec §3 "newer also PREORDER", wire §4.10). */
export const AvailabilityStatus = /* @__PURE__ */ enumeration(['OUT_OF_STOCK', 'IN_STOCK', 'PREORDER'])
export type AvailabilityStatus = z.infer<typeof AvailabilityStatus>

/** Whether a product can be had (wire §4.10). */
export const InventoryAvailabilityStatus = /* @__PURE__ */ enumeration([
  'IN_STOCK',
  'OUT_OF_STOCK',
  'PARTIALLY_OUT_OF_STOCK',
])
export type InventoryAvailabilityStatus = z.infer<typeof InventoryAvailabilityStatus>

/** Whether a product can be ordered before it is there (spec §3, wire §4.10). */
export const PreorderStatus = /* @__PURE__ */ enumeration(['ENABLED', 'DISABLED', 'PARTIALLY_ENABLED'])
export type PreorderStatus = z.infer<typeof PreorderStatus>

/** Variants of a product that can be pre-ordered (wire §4.10). */
export const ProductPreorderAvailability = /* @__PURE__ */ enumeration([
  'ALL_VARIANTS',
  'NO_VARIANTS',
  'SOME_VARIANTS',
])
export type ProductPreorderAvailability = z.infer<typeof ProductPreorderAvailability>

/** Group of shoppers allowed to buy (wire §4.10). */
export const UserCriteria = /* @__PURE__ */ enumeration(['MEMBERS_ONLY'])
export type UserCriteria = z.infer<typeof UserCriteria>

/** Kind of a subscription's discount (wire §4.10 `DiscountType`). */
export const SubscriptionDiscountType = /* @__PURE__ */ enumeration(['AMOUNT', 'PERCENT'])
export type SubscriptionDiscountType = z.infer<typeof SubscriptionDiscountType>

/** Type of a media item (wire §4.10). */
export const MediaType = /* @__PURE__ */ enumeration(['IMAGE', 'VIDEO'])
export type MediaType = z.infer<typeof MediaType>

/** Type of a digital file (spec §3 "Digital file type", wire §4.10). */
export const FileType = /* @__PURE__ */ enumeration([
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
])
export type FileType = z.infer<typeof FileType>

/** Why stock changed (spec §3 "inventory change reasons", wire §2.11). */
export const InventoryChangeReason = /* @__PURE__ */ enumeration([
  'ORDER',
  'MANUAL',
  'REVERT_INVENTORY_CHANGE',
])
export type InventoryChangeReason = z.infer<typeof InventoryChangeReason>

/** Optional fields of a product that a query can request (wire §4.10). */
export const RequestedFields = /* @__PURE__ */ enumeration([
  'URL',
  'CURRENCY',
  'INFO_SECTION',
  'MERCHANT_DATA',
  'PLAIN_DESCRIPTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'SUBSCRIPTION_PRICES_INFO',
  'BREADCRUMBS_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'MEDIA_ITEMS_INFO',
  'DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'MIN_VARIANT_PRICE_INFO',
  'INFO_SECTION_DESCRIPTION',
  'THUMBNAIL',
  'DIRECT_CATEGORY_IDS',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'PRODUCT_CHOICES_DISPLAY_IMAGE',
  'MIN_PRICE_VARIANT',
  'DISCOUNT_INFO',
])
export type RequestedFields = z.infer<typeof RequestedFields>
