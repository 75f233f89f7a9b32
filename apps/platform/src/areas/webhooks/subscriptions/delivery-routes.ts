import { z } from 'zod'
import { type App, operation } from '../../../http/route.ts'
import { listDeliveries, replay, resend } from './store/deliveries.ts'
import { findSubscription } from './store/subscriptions.ts'
import { Delivery, deliveryView } from './views.ts'

const allow = ['APP', 'USER'] as const

/** Deliveries of events to one target. */
export function deliveryRoutes(app: App, path: string): void {
  operation(
    app,
    {
      name: 'ListEventDeliveries',
      method: 'GET',
      path: `${path}/{id}/deliveries`,
      allow,
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
    {
      name: 'ResendEvent',
      method: 'POST',
      path: `${path}/{id}/deliveries/{eventId}/resend`,
      allow,
      body: z.object({ id: z.string().max(100), eventId: z.string().max(100) }),
      answer: z.object({}),
    },
    async ({ input, ...services }) => {
      await resend(services, input.id, input.eventId)
      return {}
    },
  )

  operation(
    app,
    {
      name: 'ReplayDeadLetters',
      method: 'POST',
      path: `${path}/{id}/replay`,
      allow,
      body: z.object({ id: z.string().max(100) }),
      answer: z.object({ replayed: z.number() }),
    },
    async ({ input, ...services }) => {
      const { id } = await findSubscription(services, input.id)
      return { replayed: await replay(services, id) }
    },
  )
}
