import { z } from '@galleria/platform-client'
import { AdditionalFeeSource, PlatformFeeChargeType } from '../../enums/charges.ts'
import { TaxableAddress } from '../cart/taxable-address.ts'
import { Content } from '../common/content.ts'
import { Price } from '../common/money.ts'
import { Decimal, Guid } from '../common/scalars.ts'
import { Text } from '../common/text.ts'
import { LineItemTaxInfo } from './tax-info.ts'

/** A fee for the whole order, or for the line items named (wire §4.3). */
export const OrderAdditionalFee = z.object({
  id: Guid,
  code: z.nullish(z.string()),
  name: Content,
  price: z.optional(Price),
  taxInfo: z.optional(LineItemTaxInfo),
  providerAppId: z.nullish(Guid),
  priceBeforeTax: z.optional(Price),
  priceAfterTax: z.optional(Price),
  lineItemIds: z.optional(z.array(Guid)),
  source: AdditionalFeeSource,
  taxableAddress: z.optional(TaxableAddress),
  subscriptionCycles: z.nullish(z.number()),
})
export type OrderAdditionalFee = z.infer<typeof OrderAdditionalFee>

/** Fees of the platform; `percentageRate` is a fraction (wire §4.3). */
export const PlatformFeeSummary = z.object({
  total: z.optional(Price),
  totalPassOn: z.optional(Price),
  totalAbsorbed: z.optional(Price),
  fees: z.array(
    z.object({
      name: z.optional(Text),
      amount: z.optional(Price),
      lineItemId: Guid,
      chargeType: PlatformFeeChargeType,
      percentageRate: Decimal,
    }),
  ),
})
export type PlatformFeeSummary = z.infer<typeof PlatformFeeSummary>
