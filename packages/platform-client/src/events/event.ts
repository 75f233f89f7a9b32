import type { EventDefinition, EventKind } from './definition.ts'
import type { EventIdentity } from './envelope.ts'

/** Around what happened: who, where, when; the fields of a domain event are missing in plain ones (wire §2.10). */
export interface EventMetadata {
  readonly instanceId: string
  readonly identity?: EventIdentity | undefined
  readonly accountInfo?: AccountInfo | undefined
  /** The event's own id: who has handled it knows it again by this. Plain ones have one where the token names it. */
  readonly id?: string | undefined
  readonly entityFqdn?: string | undefined
  readonly slug?: string | undefined
  readonly entityId?: string | undefined
  readonly eventTime?: Date | undefined
  /** Grows with each change of the entity: of two events the one with the greater is the later. */
  readonly entityEventSequence?: bigint | undefined
  readonly originatedFrom?: string | undefined
  readonly triggeredByAnonymizeRequest?: boolean | undefined
}

/** Account that owns the site (wire §2.10). */
export interface AccountInfo {
  readonly accountId?: string | undefined
  readonly parentAccountId?: string | undefined
  readonly siteId?: string | undefined
}

/** An event as it is handled. Of types that have no definition here it says no more than came: `known` is false. */
export interface PlatformEvent<
  Type extends string = string,
  Kind extends EventKind = EventKind,
  Payload = unknown,
> {
  readonly type: Type
  readonly kind: Kind
  readonly known: boolean
  /** The entity as it is afterwards (before, of a deletion), or what an action or plain event tells. */
  readonly payload: Payload
  /** Values before an update, by dotted path. */
  readonly modifiedFields?: Readonly<Record<string, unknown>> | undefined
  readonly metadata: EventMetadata
}

/** Argument of a definition's handler. */
export type EventOf<Definition extends EventDefinition> =
  Definition extends EventDefinition<infer Type, infer Kind, infer Payload>
    ? PlatformEvent<Type, Kind, Payload>
    : never

/** Narrows an event to the definition's type: `if (isEvent(event, orderApproved)) event.payload.order`. */
export function isEvent<Definition extends EventDefinition>(
  event: PlatformEvent,
  definition: Definition,
): event is EventOf<Definition> {
  return event.known && event.type === definition.type
}
