import { z } from '@galleria/platform-client'
import { PickupMethod } from '../../enums/cart.ts'
import { DeliveryTimeSlot } from '../cart/delivery.ts'
import { Address } from '../common/address.ts'
import { AddressWithContact } from '../common/contact.ts'
import { Content } from '../common/content.ts'
import { Price } from '../common/money.ts'
import { DateTime } from '../common/scalars.ts'
import { LineItemTaxInfo } from './tax-info.ts'

/** Delivered to a destination, or fetched (wire §4.3). */
const Logistics = z.object({
  shippingDestination: z.nullish(AddressWithContact),
  pickupDetails: z.nullish(z.object({ address: z.nullish(Address), pickupMethod: z.optional(PickupMethod) })),
  deliveryTime: z.nullish(Content),
  instructions: z.nullish(Content),
  deliverByDate: z.nullish(DateTime),
  deliveryTimeSlot: z.optional(DeliveryTimeSlot),
})

/** Wire §4.3. */
export const OrderShippingInfo = z.object({
  carrierId: z.nullish(z.string()),
  code: z.nullish(z.string()),
  title: Content,
  logistics: z.optional(Logistics),
  cost: z.nullish(
    z.object({
      price: z.optional(Price),
      totalPriceBeforeTax: z.optional(Price),
      totalPriceAfterTax: z.optional(Price),
      taxInfo: z.optional(LineItemTaxInfo),
      discount: z.optional(Price),
    }),
  ),
  region: z.optional(z.object({ name: z.nullish(z.string()) })),
})
export type OrderShippingInfo = z.infer<typeof OrderShippingInfo>
