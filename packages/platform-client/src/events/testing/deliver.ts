import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'

export interface Signer {
  readonly privateKey: KeyObject
  /** SPKI PEM. */
  readonly publicKey: string
}

export function newSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { privateKey, publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString() }
}

export interface Delivery {
  readonly eventType: string
  readonly data: unknown
  readonly identity?: unknown
  readonly instanceId?: string
  readonly claims?: Readonly<Record<string, unknown>>
}

/** The body of a webhook, with its three levels of JSON (wire §2.10). */
export function deliver(signer: Signer, { eventType, data, identity, instanceId, claims }: Delivery) {
  const envelope = {
    eventType,
    instanceId: instanceId ?? 'b0f0c4d2-7c52-4f6e-9d1c-3f2c5b8e7a11',
    ...(identity === undefined ? {} : { identity: JSON.stringify(identity) }),
    data: JSON.stringify(data),
  }
  return new SignJWT({ data: JSON.stringify(envelope), ...claims })
    .setProtectedHeader({ alg: 'RS256' })
    .sign(signer.privateKey)
}

/** A domain event around what happened. */
export function domainEvent(entityFqdn: string, slug: string, happening: object) {
  return {
    id: '0d6b2a0f-9a3c-4a55-8b39-6f3f1f1d4c01',
    entityFqdn,
    slug,
    entityId: '6c2f3e8a-2d0e-4b0b-9a57-0b8e5a1f9d02',
    eventTime: '2026-11-21T06:00:00.000Z',
    entityEventSequence: '7',
    ...happening,
  }
}
