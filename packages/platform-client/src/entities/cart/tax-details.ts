import { z } from '@galleria/platform-client'
import { JurisdictionType } from '../../enums/tax.ts'
import { Content } from '../common/content.ts'
import { Money } from '../common/money.ts'
import { Decimal } from '../common/scalars.ts'

/** One authority's share; rates are fractions, `0.0825` for 8.25 % (wire §4.2). */
const TaxBreakdown = z.object({
  jurisdiction: z.nullish(z.string()),
  jurisdictionType: z.optional(JurisdictionType),
  taxName: z.nullish(Content),
  taxType: z.nullish(z.string()),
  rate: z.nullish(Decimal),
  taxAmount: z.optional(Money),
  taxableAmount: z.optional(Money),
  nonTaxableAmount: z.optional(Money),
  exemptAmount: z.optional(Money),
})

/** Wire §4.2. */
export const ItemTaxFullDetails = z.object({
  taxableAmount: z.optional(Money),
  taxRate: z.optional(Decimal),
  totalTax: z.optional(Money),
  taxBreakdown: z.optional(z.array(TaxBreakdown)),
  taxGroupId: z.nullish(z.string()),
  exemptAmount: z.optional(Money),
  isItemTaxable: z.nullish(z.boolean()),
  isTaxIncluded: z.nullish(z.boolean()),
  calculatorName: z.nullish(z.string()),
})
export type ItemTaxFullDetails = z.infer<typeof ItemTaxFullDetails>
