import { z } from '@galleria/platform-client'
import { ChargeType } from '../../enums/charges.ts'
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
  title: z.string(),
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
  title: z.string(),
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

/** Wire §4.2. */
export const ShippingInfo = z.object({
  region: z.optional(z.object({ id: Guid, name: z.string() })),
  selectedCarrierServiceOption: z.nullish(SelectedCarrierServiceOption),
  carrierServiceOptions: z.optional(
    z.array(z.object({ carrierId: Guid, shippingOptions: z.array(CarrierShippingOption) })),
  ),
})
export type ShippingInfo = z.infer<typeof ShippingInfo>
