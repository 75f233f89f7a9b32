import { randomUUID } from 'node:crypto'
import type { EventDefinition, EventIdentity, EventKind } from '@galleria/platform-client/events'
import { CompiledQuery } from 'kysely'
import type { Caller } from './caller.ts'
import type { Trx } from './database.ts'
import { observed } from './observe.ts'

interface Around {
  readonly entityId: string
  readonly date: Date
  /** Of the entity afterwards, where it has one. */
  readonly revision?: number
  /** Who caused it; nobody where the platform did so by itself. */
  readonly caller?: Caller | undefined
}

/** Rows are read-only; what is told of them is none the worse for it. */
type Told<Value> = Value extends string
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Told<Value[Key]> }
    : Value

type What<Kind extends EventKind, Payload> = Kind extends 'created'
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
const tell = `with counted as (
  insert into event_sequences (entity_id, sequence) values ($2::text, 1)
  on conflict (entity_id) do update set sequence = event_sequences.sequence + 1
  returning sequence
), told as (
  insert into outbox (id, type, entity_id, payload, identity, created_at, revision, modified_fields, sequence)
  select $1::uuid, $3::text, $2::text, $4::jsonb, $5::jsonb, $6::timestamptz, $7::bigint, $8::jsonb, sequence
  from counted
  returning sequence
)
insert into event_deliveries (subscription_id, event_id, entity_id, sequence, status, due_at, created_at)
select s.id, $1::uuid, $2::text, told.sequence, 'PENDING', $6::timestamptz, $6::timestamptz
from told cross join event_subscriptions s
where s.status = 'ENABLED' and (s.types is null or $3::text = any(s.types))`

/** Takes the transaction of the change itself: both are kept, or neither is. */
export async function emit<Kind extends EventKind, Payload>(
  trx: Trx,
  definition: EventDefinition<string, Kind, Payload>,
  event: Around & What<Kind, Told<NoInfer<Payload>>>,
): Promise<void> {
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
    CompiledQuery.raw(tell, [
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
