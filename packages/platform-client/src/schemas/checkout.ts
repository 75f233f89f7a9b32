import { z } from '@galleria/platform-client'
import {
  AdditionalFee,
  AppliedDiscount,
  CalculationErrors,
  LineItem,
  PriceSummary,
  ShippingInfo,
  Violation,
} from './cart.ts'
import { AddressWithContact, Money } from './common.ts'

export const Checkout = z.object({
  id: z.string(),
  lineItems: z.array(LineItem),
  billingInfo: z.nullish(AddressWithContact),
  shippingInfo: z.nullish(
    z.object({ ...ShippingInfo.shape, shippingDestination: z.nullish(AddressWithContact) }),
  ),
  buyerNote: z.nullish(z.string()),
  buyerInfo: z.optional(z.looseObject({ email: z.nullish(z.string()) })),
  priceSummary: PriceSummary,
  payNow: z.optional(PriceSummary),
  payLater: z.optional(PriceSummary),
  payAfterFreeTrial: z.optional(PriceSummary),
  appliedDiscounts: z.optional(z.array(AppliedDiscount)),
  additionalFees: z.optional(z.array(AdditionalFee)),
  /** Amount that a gift card pays, and the part of its code that may be shown. */
  giftCard: z.optional(z.object({ obfuscatedCode: z.string(), amount: z.optional(Money) })),
  /** Store credit of the member; `amount` pays now where it is used. */
  storeCredit: z.optional(z.object({ used: z.boolean(), balance: Money, amount: Money })),
  totalAfterGiftCard: z.optional(Money),
  payNowTotalAfterGiftCard: z.optional(Money),
  currency: z.string(),
  channelType: z.optional(z.string()),
  completed: z.optional(z.boolean()),
  /** Order that it has become. An extension of the embedded platform. */
  orderId: z.nullish(z.string()),
  taxIncludedInPrice: z.optional(z.boolean()),
  cartId: z.nullish(z.string()),
  calculationErrors: z.nullish(CalculationErrors),
  violations: z.optional(z.array(Violation)),
  createdDate: z.optional(z.string()),
  updatedDate: z.optional(z.string()),
})
/** Checkout, with the fields that pages show (wire §3.2). */
export type Checkout = z.infer<typeof Checkout>
