import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

export interface SigningKey {
  /** Key id of the header: which of several keys signed (RFC 7515 §4.1.4). */
  readonly kid: string
  readonly privateKey: KeyObject
  /** SPKI PEM. */
  readonly publicPem: string
}

export async function newKey(): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return keyOf(privateKey)
}

/** PEM of a private RSA key, or base64 of one on a line. */
export function readKey(text: string): SigningKey {
  const pem = text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString('utf8')
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'rsa') throw new Error('is not an RSA key')
  return keyOf(key)
}

function keyOf(privateKey: KeyObject): SigningKey {
  const publicKey = createPublicKey(privateKey)
  const der = publicKey.export({ type: 'spki', format: 'der' })
  return {
    kid: createHash('sha256').update(der).digest('base64url').slice(0, 16),
    privateKey,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}
