import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/orders/fulfillments.ts'

/** A parcel of an order: which lines, how many of each, and where to follow it. */
export const Fulfillment = z.object({
  id: z.string(),
  createdDate: z.nullish(z.string()),
  lineItems: z.array(z.object({ id: z.string(), quantity: z.nullish(z.number()) })),
  trackingInfo: z.nullish(
    z.object({
      trackingNumber: z.nullish(z.string()),
      shippingProvider: z.nullish(z.string()),
      trackingLink: z.nullish(z.string()),
    }),
  ),
})
export type Fulfillment = z.infer<typeof Fulfillment>

/** Shipments of an order. Not in the wire reference; the embedded platform also answers the buyer. */
export const listFulfillments = /* @__PURE__ */ defineCall<
  { orderId: string },
  { orderWithFulfillments: { fulfillments: Fulfillment[] } }
>(operations.listFulfillments, () =>
  z.object({ orderWithFulfillments: z.object({ fulfillments: z.array(Fulfillment) }) }),
)
