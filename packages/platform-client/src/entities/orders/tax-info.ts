import { z } from '@galleria/platform-client'
import { JurisdictionType } from '../../enums/tax.ts'
import { Content } from '../common/content.ts'
import { Price } from '../common/money.ts'
import { Decimal, Guid } from '../common/scalars.ts'

/** Rates are fractions, `0.0825` for 8.25 % (wire §4.3). */
export const LineItemTaxInfo = z.object({
  taxAmount: z.optional(Price),
  taxableAmount: z.optional(Price),
  taxRate: z.nullish(Decimal),
  taxGroupId: z.nullish(Guid),
  taxIncludedInPrice: z.optional(z.boolean()),
  taxBreakdown: z.optional(
    z.array(
      z.object({
        jurisdiction: z.nullish(z.string()),
        jurisdictionType: z.optional(JurisdictionType),
        taxName: z.nullish(Content),
        taxType: z.nullish(z.string()),
        rate: z.nullish(Decimal),
        taxAmount: z.optional(Price),
        taxableAmount: z.optional(Price),
        nonTaxableAmount: z.optional(Price),
        exemptAmount: z.optional(Price),
      }),
    ),
  ),
  exemptAmount: z.optional(Price),
})
export type LineItemTaxInfo = z.infer<typeof LineItemTaxInfo>

/** Tax of an order as a whole (wire §4.3). */
export const OrderTaxInfo = z.object({
  totalTax: z.optional(Price),
  totalExempt: z.optional(Price),
  manualTaxRate: z.nullish(Decimal),
  taxBreakdown: z.array(
    z.object({
      taxName: Content,
      taxType: z.string(),
      jurisdiction: z.string(),
      jurisdictionType: JurisdictionType,
      rate: Decimal,
      aggregatedTaxAmount: z.optional(Price),
      aggregatedTaxableAmount: z.optional(Price),
      aggregatedExemptAmount: z.optional(Price),
    }),
  ),
  taxExempt: z.nullish(z.boolean()),
})
export type OrderTaxInfo = z.infer<typeof OrderTaxInfo>
