import * as operations from '@galleria/platform-client/operations/webhooks/webhooks'
import { z } from 'zod'
import { type App, operation } from '../../../http/route.ts'
import { listDeliveries, replay, resend } from './store/deliveries.ts'
import { findSubscription } from './store/subscriptions.ts'
import { Delivery, deliveryView } from './views.ts'

/** Deliveries of events to one target. */
export function deliveryRoutes(app: App): void {
  operation(
    app,
    operations.listEventDeliveries,
    {
      query: z.object({
        id: z.string().max(100),
        status: z.enum(['PENDING', 'DELIVERED', 'DEAD']).optional(),
        limit: z.coerce.number().int().min(1).max(1000).default(100),
      }),
      answer: z.object({ deliveries: z.array(Delivery) }),
    },
    async ({ input, ...services }) => {
      const { id: subscriptionId } = await findSubscription(services, input.id)
      const rows = await listDeliveries(services, { ...input, subscriptionId })
      return { deliveries: rows.map(deliveryView) }
    },
  )

  operation(
    app,
    operations.resendEvent,
    { body: z.object({ id: z.string().max(100), eventId: z.string().max(100) }), answer: z.object({}) },
    async ({ input, ...services }) => {
      await resend(services, input.id, input.eventId)
      return {}
    },
  )

  operation(
    app,
    operations.replayDeadLetters,
    { body: z.object({ id: z.string().max(100) }), answer: z.object({ replayed: z.number() }) },
    async ({ input, ...services }) => {
      const { id } = await findSubscription(services, input.id)
      return { replayed: await replay(services, id) }
    },
  )
}
