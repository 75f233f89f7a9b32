import { randomUUID } from 'node:crypto'
import type { EventDefinition, EventIdentity, EventKind } from '@galleria/platform-client/events'
import type { Caller } from '../base/caller-type.ts'
import { observed } from '../base/observe.ts'
import { hotQuery, type Trx } from './database.ts'
import { isSent } from './event-limits.ts'

interface EventContext {
  readonly entityId: string
  readonly date: Date
  /** Revision of the entity afterwards, where it has one. */
  readonly revision?: number
  /** Caller that caused the event; absent where the platform acted by itself. */
  readonly caller?: Caller | undefined
}

/** Rows are read-only; what is told of them is none the worse for it. */
type DeepReadonly<Value> = Value extends string
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value

type EventContent<Kind extends EventKind, Payload> = Kind extends 'created'
  ? { readonly entity: Payload }
  : Kind extends 'updated'
    ? {
        readonly entity: Payload
        /** Dotted path to the value before (wire §2.10). */
        readonly modifiedFields?: Readonly<Record<string, unknown>> | undefined
      }
    : Kind extends 'deleted'
      ? { readonly entity?: Payload }
      : { readonly body: Payload }

/** One statement: the entity's next number, the event, and one delivery for each target that wants it. */
const insertEvent = hotQuery(`with counted as (
  insert into event_sequences (entity_id, sequence) values ($2::text, 1)
  on conflict (entity_id) do update set sequence = event_sequences.sequence + 1
  returning sequence
), told as (
  insert into outbox (id, type, entity_id, payload, identity, created_at, revision, modified_fields, sequence)
  select $1::uuid, $3::text, $2::text, $4::json, $5::jsonb, $6::timestamptz, $7::bigint, $8::jsonb, sequence
  from counted
  returning sequence
)
insert into event_deliveries (subscription_id, event_id, entity_id, sequence, status, due_at, created_at)
select s.id, $1::uuid, $2::text, told.sequence, 'PENDING', $6::timestamptz, $6::timestamptz
from told cross join event_subscriptions s
where s.status = 'ENABLED' and (s.types is null or $3::text = any(s.types))`)

/**
 * Parts of a larger statement that tell all of `wanted`, a part of its own with columns id, entity_id, type, payload, revision,
 * modified_fields, and per entity `nth` of `times`: its events are numbered in that order.
 */
export const emitFrom = ({
  wanted,
  identity,
  date,
}: {
  readonly wanted: string
  readonly identity: string
  readonly date: string
}) => `counted as (
  insert into event_sequences (entity_id, sequence)
  select entity_id, times from ${wanted} where nth = 1 order by entity_id
  on conflict (entity_id) do update set sequence = event_sequences.sequence + excluded.sequence
  returning entity_id, sequence
), told as (
  insert into outbox (id, type, entity_id, payload, identity, created_at, revision, modified_fields, sequence)
  select w.id, w.type, w.entity_id, w.payload, ${identity}, ${date}, w.revision,
    w.modified_fields, c.sequence - w.times + w.nth
  from ${wanted} w join counted c on c.entity_id = w.entity_id
  returning id, type, entity_id, sequence
), delivered as (
  insert into event_deliveries (subscription_id, event_id, entity_id, sequence, status, due_at, created_at)
  select s.id, told.id, told.entity_id, told.sequence, 'PENDING', ${date}, ${date}
  from told cross join event_subscriptions s
  where s.status = 'ENABLED' and (s.types is null or told.type = any(s.types))
)`

/** The same for a list, in which an entity may come more than once: its events are numbered in the order of the list. */
const insertEvents = hotQuery(`with wanted as (
  select w.id, w.entity_id, w.type, w.payload::json as payload, w.revision, w.modified_fields::jsonb as modified_fields,
    row_number() over (partition by w.entity_id order by w.place) as nth,
    count(*) over (partition by w.entity_id) as times
  from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::bigint[], $8::text[])
    with ordinality as w (id, entity_id, type, payload, revision, modified_fields, place)
), ${emitFrom({ wanted: 'wanted', identity: '$6::jsonb', date: '$7::timestamptz' })}
select 1 as told`)

/** One event to tell of many, made by `outboxEvent`, which checks that it fits its definition. */
export interface OutboxEvent {
  readonly type: string
  readonly entityId: string
  readonly payload: unknown
  readonly revision: number | null
  readonly modifiedFields: Readonly<Record<string, unknown>> | null
}

export function outboxEvent<Kind extends EventKind, Payload>(
  definition: EventDefinition<string, Kind, Payload>,
  event: Omit<EventContext, 'date' | 'caller'> & EventContent<Kind, DeepReadonly<NoInfer<Payload>>>,
): OutboxEvent {
  const { entity, body, modifiedFields } = event as {
    entity?: unknown
    body?: unknown
    modifiedFields?: OutboxEvent['modifiedFields']
  }
  return {
    type: definition.type,
    entityId: event.entityId,
    payload: entity ?? body ?? null,
    revision: event.revision ?? null,
    modifiedFields: modifiedFields ?? null,
  }
}

/** Any number of events in one statement: all of one change, told in this order. */
export async function emitAll(
  trx: Trx,
  all: readonly OutboxEvent[],
  { date, caller }: Pick<EventContext, 'date' | 'caller'>,
): Promise<void> {
  const events = all.filter(({ type }) => isSent(trx, type))
  if (events.length === 0) return
  const identity = caller && identityOf(caller)
  const ids = events.map(() => randomUUID())
  observed()?.eventIds.push(...ids)
  await trx.executeQuery(
    insertEvents([
      ids,
      events.map(({ entityId }) => entityId),
      events.map(({ type }) => type),
      events.map(({ payload }) => JSON.stringify(payload)),
      events.map(({ revision }) => revision),
      identity ? JSON.stringify(identity) : null,
      date,
      events.map(({ modifiedFields }) => modifiedFields && JSON.stringify(modifiedFields)),
    ]),
  )
}

/** Takes the transaction of the change itself: both are kept, or neither is. */
export async function emit<Kind extends EventKind, Payload>(
  trx: Trx,
  definition: EventDefinition<string, Kind, Payload>,
  event: EventContext & EventContent<Kind, DeepReadonly<NoInfer<Payload>>>,
): Promise<void> {
  if (!isSent(trx, definition.type)) return
  const { entityId, date, revision = null, caller } = event
  const { entity, body, modifiedFields } = event as {
    entity?: unknown
    body?: unknown
    modifiedFields?: object
  }
  const identity = caller && identityOf(caller)
  const id = randomUUID()
  observed()?.eventIds.push(id)
  await trx.executeQuery(
    insertEvent([
      id,
      entityId,
      definition.type,
      JSON.stringify(entity ?? body ?? null),
      identity ? JSON.stringify(identity) : null,
      date,
      revision,
      modifiedFields ? JSON.stringify(modifiedFields) : null,
    ]),
  )
}

/** wire §2.10 */
export function identityOf(caller: Caller): EventIdentity | undefined {
  switch (caller.type) {
    case 'VISITOR':
      return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: caller.visitorId }
    case 'MEMBER':
      return { identityType: 'MEMBER', memberId: caller.memberId }
    case 'USER':
      return { identityType: 'WIX_USER', wixUserId: caller.userId }
    case 'APP':
      return { identityType: 'APP', appId: caller.appId }
    case 'NONE':
      return undefined
  }
}
