import { z } from 'zod'
import { type App, operation } from '../../../http/route.ts'
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

/** An extension: on the hosted platform an app's targets are set in its dashboard. */
const path = '/events/v1/subscriptions'
const allow = ['APP', 'USER'] as const
const ofOne = z.object({ id: z.string().max(100) })
const answer = z.object({ subscription: Subscription })

export function subscriptionRoutes(app: App): void {
  operation(
    app,
    {
      name: 'CreateEventSubscription',
      method: 'POST',
      path,
      allow,
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
    {
      name: 'ListEventSubscriptions',
      method: 'GET',
      path,
      allow,
      answer: z.object({ subscriptions: z.array(Subscription) }),
    },
    async (call) => ({ subscriptions: (await listSubscriptions(call)).map(subscriptionView) }),
  )

  operation(
    app,
    { name: 'GetEventSubscription', method: 'GET', path: `${path}/{id}`, allow, query: ofOne, answer },
    async (call) => ({ subscription: subscriptionView(await findSubscription(call, call.input.id)) }),
  )

  operation(
    app,
    {
      name: 'UpdateEventSubscription',
      method: 'PATCH',
      path: `${path}/{id}`,
      allow,
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

  operation(
    app,
    {
      name: 'DeleteEventSubscription',
      method: 'DELETE',
      path: `${path}/{id}`,
      allow,
      query: ofOne,
      answer: z.object({}),
    },
    async (call) => {
      await removeSubscription(call, call.input.id)
      return {}
    },
  )

  deliveryRoutes(app, path)
}
