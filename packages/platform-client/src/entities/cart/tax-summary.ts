import { z } from '@galleria/platform-client'
import { FallbackReason, ManualCalculationReason, RateType } from '../../enums/tax.ts'
import { Money } from '../common/money.ts'
import { Decimal } from '../common/scalars.ts'

const CalculationDetails = z.object({
  rateType: RateType,
  manualRateReason: z.optional(ManualCalculationReason),
  autoTaxFallbackDetails: z.optional(
    z.object({
      fallbackReason: FallbackReason,
      error: z.optional(
        z.object({ code: z.string(), description: z.string(), data: z.nullish(z.dictionary(z.unknown())) }),
      ),
    }),
  ),
})

/** Tax of a cart as a whole, and how it was found (wire §4.2). */
export const TaxSummary = z.object({
  taxableAmount: z.optional(Money),
  totalTax: z.optional(Money),
  totalExempt: z.optional(Money),
  averageTaxRate: z.nullish(Decimal),
  taxEstimationId: z.nullish(z.string()),
  taxName: z.nullish(z.string()),
  calculationDetails: z.optional(CalculationDetails),
})
export type TaxSummary = z.infer<typeof TaxSummary>
