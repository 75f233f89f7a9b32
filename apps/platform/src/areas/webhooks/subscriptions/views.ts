import { z } from 'zod'
import type { SubscriptionRow } from '../delivery/store/targets.ts'
import type { DeliveryRow } from './store/deliveries.ts'

const Status = z.enum(['ENABLED', 'DISABLED'])

export const Subscription = z.object({
  id: z.guid(),
  appId: z.string(),
  url: z.string(),
  eventTypes: z.array(z.string()).nullable(),
  status: Status,
  disabledReason: z.string().nullable(),
  /** Number of consecutive failures. */
  failures: z.number(),
  /** Until then the target rests. */
  restsUntil: z.iso.datetime().nullable(),
  revision: z.string(),
  createdDate: z.iso.datetime(),
  updatedDate: z.iso.datetime(),
})

export const Delivery = z.object({
  subscriptionId: z.guid(),
  eventId: z.guid(),
  eventType: z.string(),
  entityId: z.string(),
  entityEventSequence: z.string(),
  status: z.enum(['PENDING', 'DELIVERED', 'DEAD']),
  attempts: z.array(
    z.object({
      at: z.iso.datetime(),
      ms: z.number(),
      status: z.number().optional(),
      error: z.string().optional(),
      reply: z.string().optional(),
    }),
  ),
  nextAttemptDate: z.iso.datetime().nullable(),
  finishedDate: z.iso.datetime().nullable(),
})

export function subscriptionView(row: SubscriptionRow): z.infer<typeof Subscription> {
  const { id, appId, url, types, status, disabledReason, failures, openUntil } = row
  return {
    id,
    appId,
    url,
    eventTypes: types,
    status,
    disabledReason,
    failures,
    restsUntil: openUntil?.toISOString() ?? null,
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
  }
}

export function deliveryView(row: DeliveryRow): z.infer<typeof Delivery> {
  const { subscriptionId, eventId, type, entityId, sequence, status, log, dueAt, finishedAt } = row
  return {
    subscriptionId,
    eventId,
    eventType: type,
    entityId,
    entityEventSequence: String(sequence),
    status,
    attempts: log,
    nextAttemptDate: status === 'PENDING' ? dueAt.toISOString() : null,
    finishedDate: finishedAt?.toISOString() ?? null,
  }
}
