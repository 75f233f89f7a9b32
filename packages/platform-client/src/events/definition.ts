import { z } from '@galleria/platform-client'
import type { ZodMiniType } from 'zod/mini'

/** Kind of event: on an entity as a whole, an action of its own, or (catalog V1) a plain message. */
export type EventKind = 'created' | 'updated' | 'deleted' | 'action' | 'plain'

/** One type of event that can be subscribed to (spec §7, wire §2.11). */
export interface EventDefinition<
  Type extends string = string,
  Kind extends EventKind = EventKind,
  Payload = unknown,
> {
  /** Full name on the wire: `wix.ecom.v1.cart_updated`. */
  readonly type: Type
  readonly kind: Kind
  /** Entity of the event: `wix.ecom.v1.cart`. */
  readonly entity: string
  /** Schema of the entity, or of an action's body. */
  readonly payload: ZodMiniType<Payload>
}

const define = <const Type extends string, const Kind extends EventKind, Payload>(
  type: Type,
  kind: Kind,
  entity: string,
  payload: ZodMiniType<Payload>,
): EventDefinition<Type, Kind, Payload> => ({ type, kind, entity, payload })

export const created = <const Entity extends string, Payload>(
  entity: Entity,
  payload: ZodMiniType<Payload>,
) => define(`${entity}_created`, 'created', entity, payload)

export const updated = <const Entity extends string, Payload>(
  entity: Entity,
  payload: ZodMiniType<Payload>,
) => define(`${entity}_updated`, 'updated', entity, payload)

/** Most deletions tell no more than the id in the metadata. */
export const deleted = <const Entity extends string>(entity: Entity) =>
  define(`${entity}_deleted`, 'deleted', entity, z.unknown())

/** Event that carries the deleted entity; a platform may leave the entity out. */
export const deletedEntity = <const Entity extends string, Payload>(
  entity: Entity,
  payload: ZodMiniType<Payload>,
) => define(`${entity}_deleted`, 'deleted', entity, z.optional(payload))

export const action = <const Entity extends string, const Slug extends string, Payload>(
  entity: Entity,
  slug: Slug,
  payload: ZodMiniType<Payload>,
) => define(`${entity}_${slug}`, 'action', entity, payload)

export const plain = <const Type extends string, Payload>(type: Type, payload: ZodMiniType<Payload>) =>
  define(type, 'plain', type, payload)
