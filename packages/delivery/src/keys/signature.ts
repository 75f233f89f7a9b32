import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** Kinds of signed content: a signature over one kind is not valid for another. */
export type Signed = 'registry' | 'release' | 'preview'

export interface Signature {
  readonly keyId: string
  /** Ed25519, base64. */
  readonly signature: string
}

export interface SigningKey {
  readonly id: string
  readonly key: KeyObject
}

/** Public keys by id; what carries none of their signatures is not believed. */
export type Trust = ReadonlyMap<string, KeyObject>

/** First 16 digits of the SHA-256 of the key's SPKI bytes. */
export function keyId(publicKey: KeyObject): string {
  const bytes = publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

export function trustIn(publicKeys: readonly KeyObject[]): Trust {
  return new Map(publicKeys.map((key) => [keyId(key), key]))
}

export function trustOf(signing: readonly SigningKey[]): Trust {
  return trustIn(signing.map(({ key }) => createPublicKey(key)))
}

export function signWith(
  keys: readonly SigningKey[],
  kind: Signed,
  content: Uint8Array | string,
): Signature[] {
  return keys.map(({ id, key }) => ({
    keyId: id,
    signature: sign(null, message(kind, content), key).toString('base64'),
  }))
}

/** By the first key we trust that signed this. */
export function signerOf(
  trust: Trust,
  kind: Signed,
  content: Uint8Array | string,
  signatures: readonly Signature[],
): string | null {
  for (const { keyId, signature } of signatures) {
    const key = trust.get(keyId)
    if (key && verify(null, message(kind, content), key, Buffer.from(signature, 'base64'))) return keyId
  }
  return null
}

function message(kind: Signed, content: Uint8Array | string): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return Buffer.concat([Buffer.from(`galleria ${kind} 1\n`), bytes])
}
