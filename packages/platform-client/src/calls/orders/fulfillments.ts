import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/orders/fulfillments.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'

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

interface Tracking {
  readonly trackingNumber: string
  readonly shippingProvider: string
  /** The carrier's own page, for a carrier that the platform has no link for. */
  readonly trackingLink?: string
}
interface NewFulfillment {
  /** Without a quantity, all that is to send. */
  readonly lineItems: readonly { readonly id: string; readonly quantity?: number }[]
  readonly trackingInfo?: Tracking
}
type Parcels = { orderWithFulfillments: { fulfillments: Fulfillment[] } }
const parcels = () => z.object({ orderWithFulfillments: z.object({ fulfillments: z.array(Fulfillment) }) })

/** For staff: sends lines, or part of them, never more than is to send. */
export const createFulfillment = /* @__PURE__ */ defineCall<
  { orderId: string; fulfillment: NewFulfillment },
  Parcels & { fulfillmentId: string }
>(operations.createFulfillment, () => z.object({ ...parcels().shape, fulfillmentId: z.string() }))

/** For staff. */
export const updateFulfillment = /* @__PURE__ */ defineCall<
  { orderId: string; fulfillment: { readonly id: string; readonly trackingInfo: Tracking | null } },
  Parcels
>(operations.updateFulfillment, parcels)

/** For staff: its units are to send again. */
export const deleteFulfillment = /* @__PURE__ */ defineCall<
  { orderId: string; fulfillmentId: string },
  Parcels
>(operations.deleteFulfillment, parcels)

/** For staff; at most 100, each for itself. */
export const bulkCreateFulfillments = /* @__PURE__ */ defineCall<
  {
    ordersWithFulfillments: readonly {
      readonly orderId: string
      readonly fulfillments: readonly NewFulfillment[]
    }[]
  },
  BulkAnswer<unknown>
>(operations.bulkCreateFulfillments, () => bulkAnswer(z.unknown()))

/** Sheets of paper for packing: labels are of 4 by 6 inches, one a parcel, for orders that are sent to an address. */
export type OrderSheet = 'PACKING_SLIPS' | 'PICK_LIST' | 'ADDRESS_LABELS'

/** For staff: a PDF of at most 100 orders; its address is good for an hour. An extension of the embedded platform. */
export const printOrderSheets = /* @__PURE__ */ defineCall<
  { kind: OrderSheet; orderIds: readonly string[] },
  { url: string }
>(operations.printOrderSheets, () => z.object({ url: z.string() }), { repeatable: true })
