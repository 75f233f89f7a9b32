import { z } from '@galleria/platform-client'
import { WeightUnit } from '../../enums/units.ts'
import { AddressWithContact } from '../common/contact.ts'
import { ExtendedFields } from '../common/extended-fields.ts'
import { Money } from '../common/money.ts'
import { DateTime, Guid, Int64 } from '../common/scalars.ts'
import { AppliedDiscount } from './applied-discount.ts'
import { BuyerInfo } from './buyer-info.ts'
import { LineItem } from './line-item.ts'

/** Spec §3 "Cart", wire §4.2. */
export const Cart = z.object({
  id: Guid,
  revision: z.nullish(Int64),
  lineItems: z.array(LineItem),
  buyerNote: z.nullish(z.string()),
  buyerInfo: z.optional(BuyerInfo),
  /** ISO 4217. */
  currency: z.string(),
  conversionCurrency: z.string(),
  paymentCurrency: z.string(),
  buyerLanguage: z.nullish(z.string()),
  siteLanguage: z.nullish(z.string()),
  taxIncludedInPrices: z.nullish(z.boolean()),
  weightUnit: WeightUnit,
  checkoutId: z.nullish(Guid),
  appliedDiscounts: z.array(AppliedDiscount),
  subtotal: z.optional(Money),
  subtotalAfterDiscounts: z.optional(Money),
  discount: z.optional(Money),
  contactInfo: z.nullish(AddressWithContact),
  overrideCheckoutUrl: z.nullish(z.string()),
  purchaseFlowId: z.optional(Guid),
  selectedShippingOption: z.nullish(z.object({ carrierId: z.nullish(z.string()), code: z.string() })),
  extendedFields: z.optional(ExtendedFields),
  businessLocationId: z.nullish(Guid),
  createdDate: z.optional(DateTime),
  updatedDate: z.optional(DateTime),
})
export type Cart = z.infer<typeof Cart>
