import { z } from '@galleria/platform-client'
import { WeightUnit } from '../../enums/units.ts'
import { AdditionalFee } from './additional-fee.ts'
import { AppliedDiscount } from './applied-discount.ts'
import { CalculatedLineItem } from './calculated-line-item.ts'
import { Cart } from './cart.ts'
import { CalculationErrors } from './details.ts'
import { GiftCard } from './gift-card.ts'
import { MembershipOptions } from './membership.ts'
import { PriceSummary } from './price-summary.ts'
import { ShippingInfo } from './shipping-info.ts'
import { TaxSummary } from './tax-summary.ts'
import { Violation } from './violation.ts'

/** Spec §3 "Estimate totals response", wire §4.2. */
export const EstimateTotals = z.object({
  cart: z.optional(Cart),
  calculatedLineItems: z.array(CalculatedLineItem),
  priceSummary: PriceSummary,
  giftCard: z.optional(GiftCard),
  taxSummary: z.nullish(TaxSummary),
  shippingInfo: z.nullish(ShippingInfo),
  appliedDiscounts: z.array(AppliedDiscount),
  calculationErrors: z.nullish(CalculationErrors),
  weightUnit: WeightUnit,
  currency: z.string(),
  payNow: z.optional(PriceSummary),
  payLater: z.optional(PriceSummary),
  payAfterFreeTrial: z.optional(PriceSummary),
  membershipOptions: z.optional(MembershipOptions),
  additionalFees: z.array(AdditionalFee),
  violations: z.array(Violation),
})
export type EstimateTotals = z.infer<typeof EstimateTotals>
