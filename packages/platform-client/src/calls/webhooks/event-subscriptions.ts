import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/webhooks/webhooks.ts'

/** Target of events. An extension of the embedded platform: at the hosted one an app's dashboard has it. */
export const EventSubscription = /* @__PURE__ */ z.object({
  id: z.string(),
  appId: z.string(),
  url: z.string(),
  /** Types such as `wix.ecom.v1.order_approved`; null is every event. */
  eventTypes: z.nullish(z.array(z.string())),
  /** ENABLED or DISABLED. */
  status: z.string(),
  /** Why the platform disabled it. */
  disabledReason: z.nullish(z.string()),
  /** Deliveries that failed in a row. */
  failures: z.number(),
  /** While it fails the target rests until then. */
  restsUntil: z.nullish(z.string()),
  revision: z.string(),
  createdDate: z.string(),
  updatedDate: z.string(),
})
export type EventSubscription = z.infer<typeof EventSubscription>

/** An event on its way to a target. */
export const EventDelivery = /* @__PURE__ */ z.object({
  subscriptionId: z.string(),
  eventId: z.string(),
  eventType: z.string(),
  entityId: z.string(),
  /** PENDING, DELIVERED or DEAD. */
  status: z.string(),
  /** `ms`: how long the target took; `status`: of its answer. */
  attempts: z.array(
    z.object({
      at: z.string(),
      ms: z.number(),
      status: z.optional(z.number()),
      error: z.optional(z.string()),
    }),
  ),
  nextAttemptDate: z.nullish(z.string()),
  finishedDate: z.nullish(z.string()),
})
export type EventDelivery = z.infer<typeof EventDelivery>

const Answer = () => z.object({ subscription: EventSubscription })
const nothing = () => z.looseObject({})

/** Without `eventTypes` every event is sent. For the store's owner. */
export const createEventSubscription = /* @__PURE__ */ defineCall<
  { subscription: { url: string; eventTypes?: readonly string[] | null; appId?: string } },
  { subscription: EventSubscription }
>(operations.createEventSubscription, Answer)

/** For the store's staff. */
export const listEventSubscriptions = /* @__PURE__ */ defineCall<
  undefined,
  { subscriptions: EventSubscription[] }
>(operations.listEventSubscriptions, () => z.object({ subscriptions: z.array(EventSubscription) }))

/** For the store's staff. */
export const getEventSubscription = /* @__PURE__ */ defineCall<
  { id: string },
  { subscription: EventSubscription }
>(operations.getEventSubscription, Answer)

/** Changes the fields that are sent; `eventTypes: null` is every event. For the store's owner. */
export const updateEventSubscription = /* @__PURE__ */ defineCall<
  {
    id: string
    subscription: {
      url?: string
      eventTypes?: readonly string[] | null
      status?: 'ENABLED' | 'DISABLED'
    }
  },
  { subscription: EventSubscription }
>(operations.updateEventSubscription, Answer)

/** For the store's owner. */
export const deleteEventSubscription = /* @__PURE__ */ defineCall<{ id: string }, object>(
  operations.deleteEventSubscription,
  nothing,
)

/** Newest first, at most `limit` (1 to 1,000; 100 unless told). For the store's staff. */
export const listEventDeliveries = /* @__PURE__ */ defineCall<
  { id: string; status?: 'PENDING' | 'DELIVERED' | 'DEAD'; limit?: number },
  { deliveries: EventDelivery[] }
>(operations.listEventDeliveries, () => z.object({ deliveries: z.array(EventDelivery) }))

/** Sends an event to one target again, whatever became of it. For the store's staff. */
export const resendEvent = /* @__PURE__ */ defineCall<{ id: string; eventId: string }, object>(
  operations.resendEvent,
  nothing,
)

/** Sends again all that a target did not take. For the store's staff. */
export const replayDeadLetters = /* @__PURE__ */ defineCall<{ id: string }, { replayed: number }>(
  operations.replayDeadLetters,
  () => z.object({ replayed: z.number() }),
)

/** Types of events that a target can be sent, in alphabetical order. For the store's staff. */
export const listEventTypes = /* @__PURE__ */ defineCall<undefined, { eventTypes: string[] }>(
  operations.listEventTypes,
  () => z.object({ eventTypes: z.array(z.string()) }),
)

/** Another key to sign with; the one of before is published for a time. For the store's owner. */
export const rotateEventKeys = /* @__PURE__ */ defineCall<
  { appId: string; inSeconds?: number },
  { publicKeys: { kid: string; pem: string; signing: boolean }[] }
>(operations.rotateEventKeys, () =>
  z.object({
    publicKeys: z.array(z.object({ kid: z.string(), pem: z.string(), signing: z.boolean() })),
  }),
)
