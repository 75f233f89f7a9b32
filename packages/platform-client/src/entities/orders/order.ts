import { z } from '@galleria/platform-client'
import { AttributionSource, FulfillmentStatus, OrderStatus, PaymentStatus } from '../../enums/orders.ts'
import { WeightUnit } from '../../enums/units.ts'
import { BuyerInfo } from '../cart/buyer-info.ts'
import { AddressWithContact } from '../common/contact.ts'
import { ExtendedFields, Tags } from '../common/extended-fields.ts'
import { DateTime, Decimal, Guid } from '../common/scalars.ts'
import { OrderActivity } from './activity.ts'
import { OrderAppliedDiscount } from './applied-discount.ts'
import { BalanceSummary } from './balance-summary.ts'
import { OrderAdditionalFee, PlatformFeeSummary } from './fees.ts'
import { OrderLineItem } from './line-item.ts'
import { ChannelInfo, CreatedBy, OrderCustomField } from './origin.ts'
import { OrderPriceSummary } from './price-summary.ts'
import { OrderShippingInfo } from './shipping-info.ts'
import { OrderTaxInfo } from './tax-info.ts'

/** Spec §3 "Order", wire §4.3. */
export const Order = z.object({
  id: Guid,
  /** Number that a shopper quotes. */
  number: z.string(),
  createdDate: DateTime,
  updatedDate: z.optional(DateTime),
  purchasedDate: z.nullish(DateTime),
  lineItems: z.array(OrderLineItem),
  buyerInfo: z.optional(BuyerInfo),
  paymentStatus: PaymentStatus,
  fulfillmentStatus: FulfillmentStatus,
  status: OrderStatus,
  buyerLanguage: z.nullish(z.string()),
  siteLanguage: z.nullish(z.string()),
  weightUnit: WeightUnit,
  currency: z.string(),
  currencyConversionDetails: z.optional(
    z.object({ originalCurrency: z.nullish(z.string()), conversionRate: z.nullish(Decimal) }),
  ),
  taxIncludedInPrices: z.boolean(),
  priceSummary: OrderPriceSummary,
  billingInfo: z.nullish(AddressWithContact),
  shippingInfo: z.nullish(OrderShippingInfo),
  recipientInfo: z.nullish(AddressWithContact),
  buyerNote: z.nullish(z.string()),
  archived: z.nullish(z.boolean()),
  taxInfo: z.nullish(OrderTaxInfo),
  appliedDiscounts: z.array(OrderAppliedDiscount),
  activities: z.array(OrderActivity),
  attributionSource: AttributionSource,
  createdBy: z.optional(CreatedBy),
  channelInfo: z.optional(ChannelInfo),
  seenByAHuman: z.nullish(z.boolean()),
  checkoutId: z.nullish(Guid),
  customFields: z.array(OrderCustomField),
  balanceSummary: z.optional(BalanceSummary),
  additionalFees: z.array(OrderAdditionalFee),
  extendedFields: z.optional(ExtendedFields),
  purchaseFlowId: z.nullish(Guid),
  tags: z.optional(Tags),
  businessLocation: z.optional(z.object({ id: Guid, name: z.string() })),
  payNow: z.optional(OrderPriceSummary),
  payAfterFreeTrial: z.optional(OrderPriceSummary),
  platformFeeSummary: z.optional(PlatformFeeSummary),
  imported: z.boolean(),
  cartId: z.nullish(Guid),
  demo: z.optional(z.boolean()),
  /** Price of the delivery was part of a refund. An extension of the embedded platform. */
  deliveryRefunded: z.optional(z.boolean()),
})
export type Order = z.infer<typeof Order>
