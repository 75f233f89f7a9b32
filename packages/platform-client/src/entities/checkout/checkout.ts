import { z } from '@galleria/platform-client'
import { ChannelType } from '../../enums/orders.ts'
import { WeightUnit } from '../../enums/units.ts'
import { AdditionalFee } from '../cart/additional-fee.ts'
import { AppliedDiscount } from '../cart/applied-discount.ts'
import { BuyerInfo } from '../cart/buyer-info.ts'
import { CalculationErrors } from '../cart/details.ts'
import { GiftCard } from '../cart/gift-card.ts'
import { LineItem } from '../cart/line-item.ts'
import { MembershipOptions } from '../cart/membership.ts'
import { PriceSummary } from '../cart/price-summary.ts'
import { ShippingInfo } from '../cart/shipping-info.ts'
import { TaxSummary } from '../cart/tax-summary.ts'
import { Violation } from '../cart/violation.ts'
import { AddressWithContact } from '../common/contact.ts'
import { ExtendedFields } from '../common/extended-fields.ts'
import { Money } from '../common/money.ts'
import { DateTime, Guid } from '../common/scalars.ts'
import { OrderCustomField } from '../orders/origin.ts'

/** A cart on its way to an order (wire §3.2). Neither source lists its fields: these are the ones both sides use. */
export const Checkout = z.object({
  id: Guid,
  lineItems: z.array(LineItem),
  billingInfo: z.nullish(AddressWithContact),
  shippingInfo: z.nullish(
    z.object({ ...ShippingInfo.shape, shippingDestination: z.nullish(AddressWithContact) }),
  ),
  buyerNote: z.nullish(z.string()),
  buyerInfo: z.optional(BuyerInfo),
  priceSummary: PriceSummary,
  payNow: z.optional(PriceSummary),
  payLater: z.optional(PriceSummary),
  appliedDiscounts: z.optional(z.array(AppliedDiscount)),
  giftCard: z.optional(GiftCard),
  /** Store credit of the member; `amount` pays now where it is used. An extension of the embedded platform. */
  storeCredit: z.optional(z.object({ used: z.boolean(), balance: Money, amount: Money })),
  totalAfterGiftCard: z.optional(Money),
  payNowTotalAfterGiftCard: z.optional(Money),
  additionalFees: z.optional(z.array(AdditionalFee)),
  taxSummary: z.nullish(TaxSummary),
  currency: z.string(),
  conversionCurrency: z.optional(z.string()),
  weightUnit: z.optional(WeightUnit),
  channelType: z.optional(ChannelType),
  completed: z.optional(z.boolean()),
  taxIncludedInPrice: z.optional(z.boolean()),
  cartId: z.nullish(Guid),
  /** Set once the checkout is completed. */
  orderId: z.nullish(Guid),
  /** Address of the payment page, if not the hosted page. */
  checkoutUrl: z.nullish(z.string()),
  calculationErrors: z.nullish(CalculationErrors),
  violations: z.optional(z.array(Violation)),
  membershipOptions: z.optional(MembershipOptions),
  customFields: z.optional(z.array(OrderCustomField)),
  extendedFields: z.optional(ExtendedFields),
  purchaseFlowId: z.nullish(Guid),
  createdDate: z.optional(DateTime),
  updatedDate: z.optional(DateTime),
})
export type Checkout = z.infer<typeof Checkout>
