import * as operations from '@galleria/platform-client/operations/webhooks/webhooks'
import { z } from 'zod'
import { type App, operation } from '../../../http/route.ts'
import { definitionOf } from '../wire.ts'
import { deliveryRoutes } from './delivery-routes.ts'
import { Address, checkSubscription, EventTypes } from './input.ts'
import {
  addSubscription,
  changeSubscription,
  findSubscription,
  listSubscriptions,
  removeSubscription,
} from './store/subscriptions.ts'
import { Subscription, subscriptionView } from './views.ts'

const ofOne = z.object({ id: z.string().max(100) })
const answer = z.object({ subscription: Subscription })

/** Extension: on the hosted platform an app's targets are set in its dashboard. */
export function subscriptionRoutes(app: App): void {
  operation(
    app,
    operations.createEventSubscription,
    {
      body: z.object({
        subscription: z.object({
          url: Address,
          eventTypes: EventTypes,
          appId: z.string().max(100).optional(),
        }),
      }),
      answer,
    },
    async ({ input, config, ...services }) => {
      const { url, eventTypes, appId } = input.subscription
      checkSubscription(config, input.subscription)
      const owner = appId ?? config.apps[0]?.id ?? config.siteId
      const row = await addSubscription(services, { url, types: eventTypes ?? null, appId: owner })
      return { subscription: subscriptionView(row) }
    },
  )

  operation(
    app,
    operations.listEventSubscriptions,
    { answer: z.object({ subscriptions: z.array(Subscription) }) },
    async (call) => ({ subscriptions: (await listSubscriptions(call)).map(subscriptionView) }),
  )

  operation(app, operations.getEventSubscription, { query: ofOne, answer }, async (call) => ({
    subscription: subscriptionView(await findSubscription(call, call.input.id)),
  }))

  operation(
    app,
    operations.updateEventSubscription,
    {
      body: z.object({
        id: z.string().max(100),
        subscription: z.object({
          url: Address.optional(),
          eventTypes: EventTypes,
          status: z.enum(['ENABLED', 'DISABLED']).optional(),
        }),
      }),
      answer,
    },
    async ({ input, config, ...services }) => {
      const { url, eventTypes: types, status } = input.subscription
      checkSubscription(config, input.subscription)
      const row = await changeSubscription(services, input.id, { url, types, status })
      return { subscription: subscriptionView(row) }
    },
  )

  operation(app, operations.deleteEventSubscription, { query: ofOne, answer: z.object({}) }, async (call) => {
    await removeSubscription(call, call.input.id)
    return {}
  })

  operation(
    app,
    operations.listEventTypes,
    { answer: z.object({ eventTypes: z.array(z.string()) }) },
    async () => ({ eventTypes: [...definitionOf.keys()].sort() }),
  )

  deliveryRoutes(app)
}
