import { z } from '@galleria/platform-client'
import { DeliveryAllocation, DeliveryLogistics } from '../cart/delivery.ts'
import { Content } from '../common/content.ts'
import { Money } from '../common/money.ts'

/** A way of delivery on offer; `deliveryReference` is what set-delivery-method takes (Cart V2 §4.3). */
export const DeliverySolution = z.object({
  deliveryReference: z.object({ code: z.nullish(z.string()), appId: z.nullish(z.string()) }),
  title: z.optional(Content),
  logistics: z.optional(DeliveryLogistics),
  cost: z.optional(
    z.object({
      deliveryPrice: z.optional(Money),
      additionalCosts: z.optional(
        z.array(z.object({ description: z.nullish(z.string()), deliveryPrice: z.optional(Money) })),
      ),
    }),
  ),
  deliveryAllocations: z.optional(z.array(DeliveryAllocation)),
  partial: z.nullish(z.boolean()),
})
export type DeliverySolution = z.infer<typeof DeliverySolution>
