import type { EventDefinition } from '@galleria/platform-client/events'
import * as events from '@galleria/platform-client/events'
import type { PlatformConfig } from '../../data/config.ts'
import { payloadFromFacts } from '../catalog/index.ts'

/** An event as it was kept. */
export interface StoredEvent {
  readonly id: string
  readonly type: string
  readonly entityId: string
  /** JSON, as the database has it: it is put into more JSON, and looked into only to draw what was kept as facts. */
  readonly payload: string
  readonly identity: object | null
  readonly modifiedFields: object | null
  readonly sequence: number
  readonly createdAt: Date
}

/** Every type of event, by its name on the wire. */
export const definitionOf: ReadonlyMap<string, EventDefinition> = new Map(
  Object.values(events).flatMap((each) => (typeof each === 'object' ? [[each.type, each]] : [])),
)

/** The claim `data`: JSON with two texts of JSON inside (wire §2.10). */
export function envelopeOf(config: PlatformConfig, event: StoredEvent): string {
  const { siteId, accountId } = config
  const { type, identity } = event
  return JSON.stringify({
    eventType: type,
    instanceId: siteId,
    ...(identity ? { identity: JSON.stringify(identity) } : {}),
    accountInfo: { accountId, siteId },
    data: payloadOf(config, event),
  })
}

/** Data of an event: one of four forms of a domain event, the body of a plain one (wire §2.10). */
export function payloadOf(config: PlatformConfig, event: StoredEvent): string {
  const definition = definitionOf.get(event.type)
  if (!definition) throw new Error(`There is no event of type ${event.type}.`)
  const { kind, entity: entityFqdn } = definition
  if (kind === 'plain') return event.payload
  const around = JSON.stringify({
    id: event.id,
    entityFqdn,
    slug: event.type.slice(entityFqdn.length + 1),
    entityId: event.entityId,
    eventTime: event.createdAt.toISOString(),
    triggeredByAnonymizeRequest: false,
    entityEventSequence: String(event.sequence),
  })
  return `${around.slice(0, -1)},${happening(kind, { ...event, payload: payloadFromFacts(config, event.payload) })}}`
}

function happening(
  kind: 'created' | 'updated' | 'deleted' | 'action',
  { payload, modifiedFields }: StoredEvent,
) {
  switch (kind) {
    case 'created':
      return `"createdEvent":{"entity":${payload}}`
    case 'updated': {
      const modified = modifiedFields ? `,"modifiedFields":${JSON.stringify(modifiedFields)}` : ''
      return `"updatedEvent":{"currentEntity":${payload}${modified}}`
    }
    case 'deleted':
      // A missing object would be read as a creation.
      return payload === 'null' ? '"deletedEvent":{}' : `"deletedEvent":{"deletedEntity":${payload}}`
    case 'action':
      return `"actionEvent":{"body":${payload}}`
  }
}
