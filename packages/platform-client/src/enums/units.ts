import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** The site's unit of weight (spec §3, wire §4.2). */
export const WeightUnit = /* @__PURE__ */ enumeration(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'])
export type WeightUnit = z.infer<typeof WeightUnit>

/** Unit of lengths (wire §4.2). */
export const DimensionsUnit = /* @__PURE__ */ enumeration([
  'UNKNOWN_DIMENSIONS_UNIT',
  'MM',
  'CM',
  'M',
  'IN',
  'FT',
  'YD',
])
export type DimensionsUnit = z.infer<typeof DimensionsUnit>

/** Unit of a price per unit (spec §3 "Measurement units", wire §4.9). */
export const MeasurementUnit = /* @__PURE__ */ enumeration([
  'UNSPECIFIED',
  'ML',
  'CL',
  'L',
  'CBM',
  'MG',
  'G',
  'KG',
  'MM',
  'CM',
  'M',
  'SQM',
  'OZ',
  'LB',
  'FLOZ',
  'PT',
  'QT',
  'GAL',
  'IN',
  'FT',
  'YD',
  'SQFT',
])
export type MeasurementUnit = z.infer<typeof MeasurementUnit>

/** Direction of a sorted query (spec §3, wire §1.9). */
export const SortOrder = /* @__PURE__ */ enumeration(['ASC', 'DESC'])
export type SortOrder = z.infer<typeof SortOrder>
