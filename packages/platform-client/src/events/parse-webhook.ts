import { z } from '@galleria/platform-client'
import type { EventDefinition } from './definition.ts'
import * as definitions from './definitions/index.ts'
import { DomainEvent, Envelope, EventIdentity } from './envelope.ts'
import type { EventMetadata, EventOf, PlatformEvent } from './event.ts'
import { happening } from './happening.ts'
import type { PublicKey } from './public-key.ts'
import { read, readText } from './read.ts'
import { type VerifyOptions, verify } from './verify.ts'
import { WebhookError } from './webhook-error.ts'

/** Requirements for a delivery, beyond a valid signature. */
export interface WebhookOptions<Definition extends EventDefinition = EventDefinition> extends VerifyOptions {
  /** The events there are handlers for: any other is refused. Without them all are taken, unknown ones too. */
  readonly events?: readonly Definition[]
  /** The site events must be for. */
  readonly instanceId?: string
}

/**
 * The event of a webhook delivery: `jwt` is the whole body of the request (wire §2.10). Several keys while one is
 * replaced by the next. Throws a `WebhookError` whose `problem` says what is wrong; then nothing may be handled.
 */
export async function parseWebhook<Definition extends EventDefinition = EventDefinition>(
  jwt: string,
  publicKey: PublicKey | readonly PublicKey[],
  options: WebhookOptions<Definition> = {},
): Promise<EventDefinition extends Definition ? PlatformEvent : EventOf<Definition>> {
  const keys = Array.isArray(publicKey) ? publicKey : [publicKey]
  const claims = await verify(jwt.trim(), keys, options)
  const envelope = readText(Envelope, claims.data, 'data')
  const { eventType: type, instanceId } = envelope
  if (options.instanceId !== undefined && instanceId !== options.instanceId)
    throw new WebhookError('WRONG_INSTANCE', `The event is for another site: ${instanceId}`)
  const definition = options.events ? options.events.find((each) => each.type === type) : byType.get(type)
  if (options.events && !definition)
    throw new WebhookError('UNEXPECTED_EVENT', `Unexpected event type: ${type}`)
  const event = readEvent(envelope, definition, claims.jti)
  return event as EventDefinition extends Definition ? PlatformEvent : EventOf<Definition>
}

const byType: ReadonlyMap<string, EventDefinition> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.values(definitions).map((each) => [each.type, each]),
)

function readEvent(
  envelope: z.infer<typeof Envelope>,
  definition: EventDefinition | undefined,
  deliveryId: string | undefined,
): PlatformEvent {
  const { eventType: type, instanceId, accountInfo } = envelope
  const identity = envelope.identity ? readText(EventIdentity, envelope.identity, 'data.identity') : undefined
  const around: EventMetadata = { instanceId, identity, accountInfo }
  const content = readText(z.unknown(), envelope.data, 'data.data')
  const known = definition !== undefined
  if (definition ? definition.kind === 'plain' : !isDomainEvent(content)) {
    const payload = definition ? read(definition.payload, content, 'data.data') : content
    return { type, kind: 'plain', known, payload, metadata: { ...around, id: deliveryId } }
  }
  const domain = read(DomainEvent, content, 'data.data')
  if (`${domain.entityFqdn}_${domain.slug}` !== type)
    throw new WebhookError(
      'MALFORMED_EVENT',
      `data.data: is ${domain.entityFqdn}_${domain.slug}, not ${type}`,
    )
  const { kind, payload, ...changes } = happening(domain)
  if (definition && definition.kind !== kind)
    throw new WebhookError('MALFORMED_EVENT', `data.data: says ${kind}, not ${definition.kind}`)
  const checked = definition ? read(definition.payload, payload, 'data.data') : payload
  return { type, kind, known, payload: checked, ...changes, metadata: metadata(around, domain) }
}

function isDomainEvent(content: unknown): boolean {
  return typeof content === 'object' && content !== null && 'entityFqdn' in content && 'slug' in content
}

function metadata(around: EventMetadata, event: DomainEvent): EventMetadata {
  const { id, entityFqdn, slug, entityId, eventTime, entityEventSequence } = event
  return {
    ...around,
    id,
    entityFqdn,
    slug,
    entityId,
    eventTime: eventTime === undefined ? undefined : new Date(eventTime),
    entityEventSequence: entityEventSequence ? BigInt(entityEventSequence) : undefined,
    originatedFrom: event.originatedFrom ?? undefined,
    triggeredByAnonymizeRequest: event.triggeredByAnonymizeRequest ?? undefined,
  }
}
