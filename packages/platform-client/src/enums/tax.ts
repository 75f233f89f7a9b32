import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** Source of a tax rate (spec §3 "Tax rate types", wire §4.2). */
export const RateType = /* @__PURE__ */ enumeration([
  'NO_TAX_COLLECTED',
  'MANUAL_RATE',
  'AUTO_RATE',
  'FALLBACK_RATE',
])
export type RateType = z.infer<typeof RateType>

/** Authority that levies a tax (spec §3 "Tax jurisdictions", wire §4.2). */
export const JurisdictionType = /* @__PURE__ */ enumeration([
  'UNDEFINED',
  'COUNTRY',
  'STATE',
  'COUNTY',
  'CITY',
  'SPECIAL',
])
export type JurisdictionType = z.infer<typeof JurisdictionType>

/** Kind of a tax id (spec §3 "Tax id types", wire §4.2). */
export const VatType = /* @__PURE__ */ enumeration(['UNSPECIFIED', 'CPF', 'CNPJ'])
export type VatType = z.infer<typeof VatType>

/** Address that decides the tax (wire §4.2). */
export const TaxableAddressType = /* @__PURE__ */ enumeration(['BUSINESS', 'BILLING', 'SHIPPING'])
export type TaxableAddressType = z.infer<typeof TaxableAddressType>

/** Why tax was worked out without the service (spec §8 "Tax fallback reasons", wire §4.2). */
export const FallbackReason = /* @__PURE__ */ enumeration(['AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED'])
export type FallbackReason = z.infer<typeof FallbackReason>

/** Why a manual rate was used (spec §8 "Manual tax reasons", wire §4.2). */
export const ManualCalculationReason = /* @__PURE__ */ enumeration([
  'GLOBAL_SETTING_TO_MANUAL',
  'REGION_SETTING_TO_MANUAL',
])
export type ManualCalculationReason = z.infer<typeof ManualCalculationReason>
