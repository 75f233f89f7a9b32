import { z } from '@galleria/platform-client'
import { AdditionalFeeSource } from '../../enums/charges.ts'
import { Content } from '../common/content.ts'
import { Money } from '../common/money.ts'
import { Guid } from '../common/scalars.ts'
import { ItemTaxFullDetails } from './tax-details.ts'
import { TaxableAddress } from './taxable-address.ts'

/** A fee for the whole cart, or for the line items named (wire §4.2). */
export const AdditionalFee = z.object({
  code: z.nullish(z.string()),
  name: Content,
  translatedName: z.nullish(z.string()),
  price: z.optional(Money),
  priceBeforeTax: z.optional(Money),
  priceAfterTax: z.optional(Money),
  taxDetails: z.optional(ItemTaxFullDetails),
  providerAppId: z.nullish(z.string()),
  lineItemIds: z.optional(z.array(Guid)),
  source: AdditionalFeeSource,
  taxableAddress: z.optional(TaxableAddress),
  subscriptionCycles: z.nullish(z.number()),
})
export type AdditionalFee = z.infer<typeof AdditionalFee>
