import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { DeliveryFault } from '../base/fault.ts'
import { keyId, type SigningKey } from './signature.ts'

/** Keys as they are written in the environment and in files: DER in base64 (SPKI, PKCS #8), several by comma or line. */
export function readPublicKeys(text: string): KeyObject[] {
  return parts(text).map((part) =>
    ed25519(() => createPublicKey({ key: Buffer.from(part, 'base64'), format: 'der', type: 'spki' })),
  )
}

export function readPrivateKeys(text: string): SigningKey[] {
  return parts(text).map((part) => {
    const key = ed25519(() =>
      createPrivateKey({ key: Buffer.from(part, 'base64'), format: 'der', type: 'pkcs8' }),
    )
    return { id: keyId(createPublicKey(key)), key }
  })
}

export function newKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { id: keyId(publicKey), key: privateKey }
}

export function publicText({ key }: SigningKey): string {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')
}

export function privateText({ key }: SigningKey): string {
  return key.export({ type: 'pkcs8', format: 'der' }).toString('base64')
}

function parts(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

function ed25519(read: () => KeyObject): KeyObject {
  let key: KeyObject | undefined
  try {
    key = read()
  } catch {}
  if (key?.asymmetricKeyType === 'ed25519') return key
  throw new DeliveryFault(
    'KEY_MALFORMED',
    'A registry key must be an Ed25519 key, DER in base64. Create one with npm run galleria -- keys create.',
  )
}
