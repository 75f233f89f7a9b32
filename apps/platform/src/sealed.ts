import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** A key of its own for each purpose. */
function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `galleria:${purpose}`, 32))
}

/** What must be read back and may not stand in the database in the clear: AES-256-GCM, nonce and tag in front. */
export function seal(secret: string, purpose: string, text: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

export function unseal(secret: string, purpose: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8')
}

/** The same for the same text, and nobody without the secret can tell which. */
export function derive(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url')
}

export function purposeKey(secret: string, purpose: string): string {
  return keyFor(secret, purpose).toString('base64url')
}
