import { z } from '@galleria/platform-client'
import { TaxMode } from '../../enums/trade.ts'
import { revisioned } from '../common/revisioned.ts'
import { Guid } from '../common/scalars.ts'

/** Goods that are taxed alike (spec §3 names it). An extension of the embedded platform. */
export const TaxGroup = z.object({
  ...revisioned,
  name: z.string(),
  /** A product is in one group. */
  productIds: z.array(Guid),
})
export type TaxGroup = z.infer<typeof TaxGroup>

/** Place where the merchant collects tax, and how (spec §3 names it). An extension of the embedded platform. */
export const TaxRegion = z.object({
  ...revisioned,
  country: z.string(),
  /** ISO 3166-2; the whole country without it. */
  subdivision: z.optional(z.string()),
  name: z.string(),
  mode: TaxMode,
  /** A fraction: by hand, and while the calculation cannot be had. */
  manualRate: z.optional(z.string()),
  taxIncluded: z.boolean(),
  taxesShipping: z.boolean(),
  /** Number under which the merchant is registered there, such as a VAT number; invoices show it. */
  taxId: z.nullish(z.string()),
})
export type TaxRegion = z.infer<typeof TaxRegion>

/** Rate of one authority in one place (spec §3 "Tax jurisdictions"). An extension of the embedded platform. */
export const TaxRate = z.object({
  ...revisioned,
  country: z.string(),
  subdivision: z.optional(z.string()),
  jurisdiction: z.string(),
  /** COUNTRY, STATE, COUNTY, CITY or SPECIAL. */
  jurisdictionType: z.string(),
  name: z.string(),
  /** A fraction: `0.0725`. */
  rate: z.string(),
  taxGroupId: z.optional(Guid),
  city: z.optional(z.string()),
  postalPrefixes: z.optional(z.array(z.string())),
})
export type TaxRate = z.infer<typeof TaxRate>

/** An extension of the embedded platform. */
export const TaxSettings = z.object({
  mode: TaxMode,
  /** ON, OFF, or FAILING: as if the service did not answer. */
  automatic: z.string(),
})
export type TaxSettings = z.infer<typeof TaxSettings>
