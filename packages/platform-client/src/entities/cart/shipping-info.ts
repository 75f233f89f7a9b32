import { z } from '@galleria/platform-client'
import { ChargeType, FreeShippingSource } from '../../enums/charges.ts'
import { Content } from '../common/content.ts'
import { Money } from '../common/money.ts'
import { Guid } from '../common/scalars.ts'
import { DeliveryAllocation, DeliveryLogistics } from './delivery.ts'
import { ItemTaxFullDetails } from './tax-details.ts'

/** Wire §4.2 "SelectedCarrierServiceOptionPrices". */
const Prices = z.object({
  totalPriceAfterTax: z.optional(Money),
  totalPriceBeforeTax: z.optional(Money),
  taxDetails: z.optional(ItemTaxFullDetails),
  totalDiscount: z.optional(Money),
  price: Money,
})

/** A way of delivery on offer (wire §4.2). */
export const CarrierShippingOption = z.object({
  code: z.string(),
  title: Content,
  logistics: z.optional(DeliveryLogistics),
  cost: z.optional(
    z.object({
      price: Money,
      otherCharges: z.optional(
        z.array(
          z.object({
            type: z.optional(ChargeType),
            price: z.optional(Money),
            details: z.nullish(z.string()),
          }),
        ),
      ),
    }),
  ),
  deliveryAllocations: z.optional(z.array(DeliveryAllocation)),
  partial: z.nullish(z.boolean()),
})
export type CarrierShippingOption = z.infer<typeof CarrierShippingOption>

/** The way of delivery that was chosen, or that the platform chose (wire §4.2). */
export const SelectedCarrierServiceOption = z.object({
  code: z.string(),
  title: Content,
  logistics: z.optional(DeliveryLogistics),
  cost: z.optional(Prices),
  requestedShippingOption: z.boolean(),
  otherCharges: z.optional(
    z.array(z.object({ type: ChargeType, details: z.nullish(z.string()), cost: z.optional(Prices) })),
  ),
  carrierId: z.nullish(Guid),
  deliveryAllocations: z.array(DeliveryAllocation),
  partial: z.nullish(z.boolean()),
})
export type SelectedCarrierServiceOption = z.infer<typeof SelectedCarrierServiceOption>

/** Amount or weight of the goods in the cart. */
const Load = z.object({
  price: z.optional(Money),
  quantity: z.optional(z.number()),
  weight: z.optional(z.number()),
})

/** How far a cart is from a free delivery. An extension of the embedded platform. */
export const FreeShipping = z.object({
  applies: z.boolean(),
  /** Source of the free delivery. */
  source: FreeShippingSource,
  title: Content,
  /** 0 to 1. */
  progress: z.number(),
  /** Amount missing until it applies; prices are of goods after discounts. */
  remaining: z.optional(Load),
  /** From where on it is free, of the same fields. */
  threshold: z.optional(Load),
  destination: z.object({ country: z.string(), subdivision: z.optional(z.string()) }),
  /** No address was known: `destination` is the shop's own. */
  destinationAssumed: z.boolean(),
})
export type FreeShipping = z.infer<typeof FreeShipping>

/** Wire §4.2. */
export const ShippingInfo = z.object({
  region: z.optional(z.object({ id: Guid, name: z.string() })),
  selectedCarrierServiceOption: z.nullish(SelectedCarrierServiceOption),
  carrierServiceOptions: z.optional(
    z.array(z.object({ carrierId: Guid, shippingOptions: z.array(CarrierShippingOption) })),
  ),
  freeShipping: z.optional(FreeShipping),
})
export type ShippingInfo = z.infer<typeof ShippingInfo>
