import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** Condition of a shipping rate (spec §3 "Shipping", wire §4.4). */
export const ConditionType = /* @__PURE__ */ enumeration([
  'BY_TOTAL_WEIGHT',
  'BY_TOTAL_PRICE',
  'BY_TOTAL_QUANTITY',
])
export type ConditionType = z.infer<typeof ConditionType>

/** How a condition compares (spec §3 "Shipping", wire §4.4). */
export const LogicalOperator = /* @__PURE__ */ enumeration(['EQ', 'GT', 'GTE', 'LT', 'LTE'])
export type LogicalOperator = z.infer<typeof LogicalOperator>

/** Packaging of a shipment (spec §3 "Shipping", wire §4.4). */
export const PackageType = /* @__PURE__ */ enumeration([
  'CUSTOM',
  'FLAT_RATE_ENVELOPE',
  'PADDED_FLAT_RATE_ENVELOPE',
  'SMALL_FLAT_RATE_BOX',
  'MEDIUM_FLAT_RATE_BOX_1',
  'MEDIUM_FLAT_RATE_BOX_2',
  'LARGE_FLAT_RATE_BOX',
])
export type PackageType = z.infer<typeof PackageType>

/** Postal service within the country (spec §3 "Shipping", wire §4.4). */
export const DomesticService = /* @__PURE__ */ enumeration([
  'GROUND_ADVANTAGE',
  'PRIORITY_MAIL',
  'PRIORITY_MAIL_EXPRESS',
])
export type DomesticService = z.infer<typeof DomesticService>

/** Postal service to other countries (spec §3 "Shipping", wire §4.4). */
export const InternationalService = /* @__PURE__ */ enumeration([
  'FIRST_CLASS_PACKAGE_INTERNATIONAL',
  'PRIORITY_MAIL_INTERNATIONAL',
  'PRIORITY_MAIL_EXPRESS_INTERNATIONAL',
])
export type InternationalService = z.infer<typeof InternationalService>

/** How a handling fee is worked out (wire §4.4). */
export const CalculationType = /* @__PURE__ */ enumeration(['FIXED', 'PERCENTAGE'])
export type CalculationType = z.infer<typeof CalculationType>

/** Whether a carrier's service answers. An extension of the embedded platform. */
export const CarrierState = /* @__PURE__ */ enumeration(['ON', 'FAILING'])
export type CarrierState = z.infer<typeof CarrierState>
