import { z } from '@galleria/platform-client'
import type { EventKind } from './definition.ts'
import type { DomainEvent } from './envelope.ts'
import { readText } from './read.ts'
import { WebhookError } from './webhook-error.ts'

interface Happening {
  readonly kind: EventKind
  readonly payload: unknown
  readonly modifiedFields?: Readonly<Record<string, unknown>>
}

/** Classifies a domain event, checking in the same order as the hosted platform's own client (wire §2.10). */
export function happening(event: DomainEvent): Happening {
  const { deletedEvent, actionEvent, updatedEvent, createdEvent } = event
  if (deletedEvent) return { kind: 'deleted', payload: member(deletedEvent, 'deletedEntity') }
  if (actionEvent) return { kind: 'action', payload: member(actionEvent, 'body') }
  if (updatedEvent) {
    const { modifiedFields } = updatedEvent
    const payload = member(updatedEvent, 'currentEntity')
    return isRecord(modifiedFields)
      ? { kind: 'updated', payload, modifiedFields }
      : { kind: 'updated', payload }
  }
  if (createdEvent) return { kind: 'created', payload: member(createdEvent, 'entity') }
  throw new WebhookError(
    'MALFORMED_EVENT',
    'data.data: must have createdEvent, updatedEvent, deletedEvent or actionEvent',
  )
}

/** The object; or, as the SDK's types have it, the same as JSON under `…AsJson`. */
function member(part: Readonly<Record<string, unknown>>, name: string): unknown {
  const text = part[`${name}AsJson`]
  return name in part || text === undefined ? part[name] : readText(z.unknown(), text, `${name}AsJson`)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
