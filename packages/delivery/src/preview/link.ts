import { DeliveryFault } from '../base/fault.ts'
import { type Signature, type SigningKey, signerOf, signWith, type Trust } from '../keys/signature.ts'

/** One release that one browser gets in the place of the live one. */
export interface Preview {
  readonly module: string
  readonly version: string
  /** Seconds since 1970. */
  readonly expires: number
}

/** Query parameter of the link. */
export const previewParameter = 'preview'

/** `<what>.<key id>.<signature>`, each part fit for an address. */
export function previewToken(preview: Preview, keys: readonly SigningKey[]): string {
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url')
  const [signature] = signWith(keys, 'preview', text)
  if (!signature)
    throw new DeliveryFault(
      'SIGNING_KEY_MISSING',
      'No signing key found. Set REGISTRY_PRIVATE_KEY, or create a key with npm run galleria -- keys create.',
    )
  return [text, signature.keyId, Buffer.from(signature.signature, 'base64').toString('base64url')].join('.')
}

/** Preview that a token allows; null when no trusted key signed it, or it has expired. */
export function readPreview(token: string, trust: Trust, now: Date): Preview | null {
  const [text = '', keyId = '', signature = '', ...more] = token.split('.')
  const given: Signature = { keyId, signature: Buffer.from(signature, 'base64url').toString('base64') }
  if (more.length > 0 || signerOf(trust, 'preview', text, [given]) === null) return null
  const preview: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  return isPreview(preview) && preview.expires * 1000 > now.getTime() ? preview : null
}

function isPreview(value: unknown): value is Preview {
  const { module, version, expires } = (value ?? {}) as Preview
  return typeof module === 'string' && typeof version === 'string' && typeof expires === 'number'
}
