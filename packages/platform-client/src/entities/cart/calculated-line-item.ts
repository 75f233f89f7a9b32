import { z } from '@galleria/platform-client'
import { PaymentOptionType } from '../../enums/cart.ts'
import { Money } from '../common/money.ts'
import { ItemTaxFullDetails } from './tax-details.ts'
import { TaxableAddress } from './taxable-address.ts'

const PricesBreakdown = z.object({
  totalPriceAfterTax: z.optional(Money),
  totalPriceBeforeTax: z.optional(Money),
  taxDetails: z.optional(ItemTaxFullDetails),
  totalDiscount: z.optional(Money),
  price: z.optional(Money),
  priceBeforeDiscounts: z.optional(Money),
  priceBeforeDiscountsAndTax: z.optional(Money),
  lineItemPrice: z.optional(Money),
  fullPrice: z.optional(Money),
  modifiers: z.optional(Money),
  depositAmount: z.optional(Money),
})

/** Totals of a line item (wire §4.2). */
export const CalculatedLineItem = z.object({
  lineItemId: z.string(),
  pricesBreakdown: z.optional(PricesBreakdown),
  paymentOption: PaymentOptionType,
  taxableAddress: z.optional(TaxableAddress),
})
export type CalculatedLineItem = z.infer<typeof CalculatedLineItem>
