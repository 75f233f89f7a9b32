import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** Version of a site's catalog (spec §3 "Catalog version"; wire §4.9 `Version`, `originatedFromVersion` of §2.11). */
export const CatalogVersion = /* @__PURE__ */ enumeration([
  'V1_CATALOG',
  'V3_CATALOG',
  'STORES_NOT_INSTALLED',
])
export type CatalogVersion = z.infer<typeof CatalogVersion>

/** Type of a product; lower case in catalog V1 (spec §3, wire §4.9). */
export const ProductType = /* @__PURE__ */ enumeration(['unspecified_product_type', 'physical', 'digital'])
export type ProductType = z.infer<typeof ProductType>

/** Whether a product can be had (spec §3, wire §4.9). */
export const InventoryStatus = /* @__PURE__ */ enumeration([
  'IN_STOCK',
  'OUT_OF_STOCK',
  'PARTIALLY_OUT_OF_STOCK',
])
export type InventoryStatus = z.infer<typeof InventoryStatus>

/** How an option is shown (spec §3, wire §4.9). */
export const OptionType = /* @__PURE__ */ enumeration(['unspecified_option_type', 'drop_down', 'color'])
export type OptionType = z.infer<typeof OptionType>

/** Kind of a product's discount (spec §3; wire §4.9 `DiscountType`). */
export const ProductDiscountType = /* @__PURE__ */ enumeration(['UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT'])
export type ProductDiscountType = z.infer<typeof ProductDiscountType>

/** Type of a media item (spec §3, wire §4.9). */
export const MediaItemType = /* @__PURE__ */ enumeration([
  'unspecified_media_item_type',
  'image',
  'video',
  'audio',
  'document',
  'zip',
])
export type MediaItemType = z.infer<typeof MediaItemType>
