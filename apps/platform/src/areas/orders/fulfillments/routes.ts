import * as operations from '@galleria/platform-client/operations/orders/fulfillments'
import { z } from 'zod'
import { inBulk } from '../../../base/input/bulk.ts'
import { sentBack } from '../../../base/input/closed.ts'
import { transaction } from '../../../data/database.ts'
import { bulkAnswer } from '../../../http/openapi/bulk-answer.ts'
import { type App, operation } from '../../../http/route.ts'
import { findOrder } from '../read/access.ts'
import { createFulfillment, deleteFulfillment, updateTracking } from './change.ts'
import { fulfillmentsView, readFulfillments } from './store.ts'
import { TrackingInfo, withLink } from './tracking.ts'

const Id = z.string().min(1).max(100)
const Lines = z
  .array(z.object({ id: z.string().max(100), quantity: z.int().min(1).max(100_000).optional() }))
  .min(1)
  .max(300)
const NewFulfillment = z.object({ lineItems: Lines, trackingInfo: TrackingInfo.nullish() })
const Fulfillment = z.object({
  id: z.string(),
  createdDate: z.string(),
  lineItems: z.array(z.object({ id: z.string(), quantity: z.int() })),
  trackingInfo: z
    .object({
      trackingNumber: z.string(),
      shippingProvider: z.string(),
      trackingLink: z.string().optional(),
    })
    .optional(),
})
export const OrderWithFulfillments = z.object({
  orderId: z.string(),
  fulfillments: z.array(Fulfillment),
})
const Answer = z.object({ orderWithFulfillments: OrderWithFulfillments })

/** Shipments of an order, as the platform's order fulfilments tell them: beyond the wire reference. */
export function fulfillmentRoutes(app: App): void {
  operation(
    app,
    operations.listFulfillments,
    { query: z.object({ orderId: Id }), answer: Answer },
    async ({ db, caller, input }) => {
      const { id } = await findOrder(db, caller, input.orderId)
      return { orderWithFulfillments: fulfillmentsView(id, await readFulfillments(db, [id])) }
    },
  )

  operation(
    app,
    operations.createFulfillment,
    {
      body: z.object({ orderId: Id, fulfillment: NewFulfillment }),
      answer: Answer.extend({ fulfillmentId: z.string() }),
    },
    ({ db, caller, input: { orderId, fulfillment }, ...services }) =>
      transaction(db, async (trx) => {
        const { lineItems, trackingInfo } = fulfillment
        const tracking = trackingInfo ? withLink(trackingInfo) : null
        const made = await createFulfillment({ trx, services, caller }, { orderId, lineItems, tracking })
        return { fulfillmentId: made.fulfillmentId, orderWithFulfillments: made.orderWithFulfillments }
      }),
  )

  operation(
    app,
    operations.updateFulfillment,
    {
      body: z.object({
        orderId: Id,
        fulfillment: sentBack(z.object({ id: Id, trackingInfo: TrackingInfo.nullish() }), Fulfillment),
      }),
      answer: Answer,
    },
    ({ db, caller, input: { orderId, fulfillment }, ...services }) =>
      transaction(db, async (trx) => {
        const { trackingInfo } = fulfillment
        const tracking = trackingInfo && withLink(trackingInfo)
        const { orderWithFulfillments } = await updateTracking(
          { trx, services, caller },
          { orderId, id: fulfillment.id, tracking },
        )
        return { orderWithFulfillments }
      }),
  )

  operation(
    app,
    operations.deleteFulfillment,
    { query: z.object({ fulfillmentId: Id, orderId: Id }), answer: Answer },
    ({ db, caller, input: { orderId, fulfillmentId }, ...services }) =>
      transaction(db, async (trx) => {
        const { orderWithFulfillments } = await deleteFulfillment(
          { trx, services, caller },
          { orderId, id: fulfillmentId },
        )
        return { orderWithFulfillments }
      }),
  )

  operation(
    app,
    operations.bulkCreateFulfillments,
    {
      body: z.object({
        ordersWithFulfillments: z
          .array(z.object({ orderId: Id, fulfillments: z.array(NewFulfillment).min(1).max(10) }))
          .min(1)
          .max(100),
      }),
      answer: bulkAnswer(OrderWithFulfillments),
    },
    ({ db, caller, input, ...services }) =>
      inBulk(
        input.ordersWithFulfillments,
        ({ orderId }) => orderId,
        ({ orderId, fulfillments }) =>
          transaction(db, async (trx) => {
            for (const { lineItems, trackingInfo } of fulfillments) {
              const tracking = trackingInfo ? withLink(trackingInfo) : null
              await createFulfillment({ trx, services, caller }, { orderId, lineItems, tracking })
            }
            return fulfillmentsView(orderId, await readFulfillments(trx, [orderId]))
          }),
      ),
  )
}
