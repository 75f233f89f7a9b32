import { importSPKI } from 'jose'
import { WebhookError } from './webhook-error.ts'

/** SPKI PEM, base64 of that PEM on one line (wire §2.10), or a key of WebCrypto's. */
export type PublicKey = string | CryptoKey

const imported = new Map<string, CryptoKey>()

/** A text is imported once. */
export async function readPublicKey(key: PublicKey): Promise<CryptoKey> {
  if (typeof key !== 'string') return key
  const known = imported.get(key)
  if (known) return known
  try {
    const pem = key.includes('-----BEGIN') ? key : atob(key.trim())
    const read = await importSPKI(pem, 'RS256')
    imported.set(key, read)
    return read
  } catch (error) {
    throw new WebhookError(
      'BAD_KEY',
      'The public key must be an RSA key in SPKI PEM, or base64 of one.',
      error,
    )
  }
}
