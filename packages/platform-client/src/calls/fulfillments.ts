import { defineCall, type Service, z } from '@galleria/platform-client'

const service: Service = {
  package: '@wix/auto_sdk_ecom_order-fulfillments',
  fqn: 'com.wix.ecom.fulfillments.api.v1.Fulfillments',
  entity: 'wix.ecom.v1.fulfillments',
}

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
>({
  name: 'ListFulfillmentsForSingleOrder',
  service,
  method: 'GET',
  path: '/ecom/v1/fulfillments/orders/{orderId}',
  output: () => z.object({ orderWithFulfillments: z.object({ fulfillments: z.array(Fulfillment) }) }),
})
