import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { sameSecret } from './secrets.ts'

/** The secret that signs and seals now, and earlier ones that are still read. */
export interface Secrets {
  readonly secret: string
  readonly formerSecrets?: readonly string[] | undefined
}

export function secretsOf({ secret, formerSecrets = [] }: Secrets): readonly string[] {
  return [secret, ...formerSecrets]
}

/** A key of its own for each purpose. */
function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `galleria:${purpose}`, 32))
}

/** Encrypts text that must be read back and may not be stored in the clear: AES-256-GCM, nonce and tag in front. */
export function seal(secret: string, purpose: string, text: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Decrypts with whichever of our secrets encrypted the text; throws where none did. */
export function unseal(secrets: Secrets, purpose: string, sealed: Buffer): string {
  const [last = '', ...others] = secretsOf(secrets).toReversed()
  for (const each of others.toReversed()) {
    try {
      return unsealBy(each, purpose, sealed)
    } catch {
      // Sealed by another.
    }
  }
  return unsealBy(last, purpose, sealed)
}

function unsealBy(secret: string, purpose: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8')
}

/** The same for the same text, and nobody without the secret can tell which. */
export function derive(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url')
}

/** Whether it was derived from this text by one of our secrets. */
export function isDerived(secrets: Secrets, purpose: string, text: string, given: string): boolean {
  return secretsOf(secrets).some((each) => sameSecret(given, derive(each, purpose, text)))
}

export function purposeKey(secret: string, purpose: string): string {
  return keyFor(secret, purpose).toString('base64url')
}
