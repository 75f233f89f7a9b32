import { createHash, type KeyObject, randomBytes, sign, verify } from 'node:crypto'
import type { SigningKey } from '../keys/signature.ts'

/** Components of a request that a signature covers (RFC 9421); the digest stands for its content (RFC 9530). */
const covered = '("@method" "@authority" "@path" "content-digest" "content-type")'

export interface SignedParts {
  readonly method: string
  /** Host with its port, as the shop's own address has it: a request to one shop is none to another. */
  readonly authority: string
  readonly path: string
  readonly contentType: string
}

export interface RequestSignature {
  readonly keyId: string
  /** Seconds since 1970. */
  readonly created: number
  /** Unlike in every other request. */
  readonly nonce: string
  /** `sha-256=:…:` of the content. */
  readonly digest: string
  isBy(key: KeyObject): boolean
}

/** Headers that prove who sends a request. */
export function signRequest(
  parts: SignedParts,
  body: Uint8Array,
  { id, key }: SigningKey,
  now: Date,
): Record<string, string> {
  const digest = digestOf(body)
  const created = Math.floor(now.getTime() / 1000)
  const input = `${covered};created=${created};keyid="${id}";nonce="${randomBytes(18).toString('base64url')}";alg="ed25519"`
  return {
    'content-digest': digest,
    'signature-input': `sig=${input}`,
    signature: `sig=:${sign(null, baseOf(parts, digest, input), key).toString('base64')}:`,
  }
}

/** The signature of a request; null where it has none, or one that covers less. */
export function readSignature(headers: Headers, parts: SignedParts): RequestSignature | null {
  const digest = headers.get('content-digest') ?? ''
  const input = headers.get('signature-input') ?? ''
  const signature = /^sig=:([\w+/]{86}==):$/.exec(headers.get('signature') ?? '')?.[1]
  const found =
    /^sig=(.*;created=(\d{1,12});keyid="([0-9a-f]{16})";nonce="([\w-]{16,64})";alg="ed25519")$/.exec(
      input.slice(0, 400),
    )
  const [, params = '', created, keyId = '', nonce = ''] = found ?? []
  if (!found || !signature || !params.startsWith(`${covered};`)) return null
  if (!/^sha-256=:[\w+/]{43}=:$/.test(digest)) return null
  const base = baseOf(parts, digest, params)
  const bytes = Buffer.from(signature, 'base64')
  return {
    keyId,
    created: Number(created),
    nonce,
    digest,
    isBy: (key) => verify(null, base, key, bytes),
  }
}

export function digestOf(body: Uint8Array): string {
  return `sha-256=:${createHash('sha256').update(body).digest('base64')}:`
}

function baseOf(
  { method, authority, path, contentType }: SignedParts,
  digest: string,
  input: string,
): Buffer {
  return Buffer.from(
    [
      `"@method": ${method}`,
      `"@authority": ${authority.toLowerCase()}`,
      `"@path": ${path}`,
      `"content-digest": ${digest}`,
      `"content-type": ${contentType}`,
      `"@signature-params": ${input}`,
    ].join('\n'),
  )
}
