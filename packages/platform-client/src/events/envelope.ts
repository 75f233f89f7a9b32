import { z } from '@galleria/platform-client'
import { DateTime, Int64 } from '../entities/common/scalars.ts'
import { IdentityType } from '../enums/events.ts'

/** Inside the claim `data` (wire §2.10); `identity` and `data` are JSON in strings once more. */
export const Envelope = z.object({
  eventType: z.string(),
  instanceId: z.string(),
  identity: z.nullish(z.string()),
  accountInfo: z.optional(
    z.object({
      accountId: z.optional(z.string()),
      parentAccountId: z.optional(z.string()),
      siteId: z.optional(z.string()),
    }),
  ),
  data: z.string(),
})

/** Cause of an event: one of four ids, as `identityType` says (wire §2.10). */
export const EventIdentity = z.object({
  identityType: z.optional(IdentityType),
  anonymousVisitorId: z.optional(z.string()),
  memberId: z.optional(z.string()),
  wixUserId: z.optional(z.string()),
  appId: z.optional(z.string()),
})
export type EventIdentity = z.infer<typeof EventIdentity>

const part = z.optional(z.looseObject({}))

/** Payload of a domain event: exactly one of the last four says what happened (wire §2.10). */
export const DomainEvent = z.object({
  id: z.string(),
  entityFqdn: z.string(),
  slug: z.string(),
  entityId: z.string(),
  eventTime: z.optional(DateTime),
  triggeredByAnonymizeRequest: z.nullish(z.boolean()),
  originatedFrom: z.nullish(z.string()),
  entityEventSequence: z.nullish(Int64),
  deletedEvent: part,
  actionEvent: part,
  updatedEvent: part,
  createdEvent: part,
})
export type DomainEvent = z.infer<typeof DomainEvent>
