import { DeliveryFault } from '../base/fault.ts'
import { type Signature, type SigningKey, signerOf, signWith, type Trust } from '../keys/signature.ts'
import { type ModuleSource, packSource, unpackSource } from './source.ts'

interface Shown {
  readonly module: string
  /** Seconds since 1970. */
  readonly expires: number
}

/** Replacement of a module's live release in one browser: another release, or a development server's files. */
export type Preview = Shown & ({ readonly version: string } | { readonly source: ModuleSource })

/** Query parameter of the link. */
export const previewParameter = 'preview'

/** `<what>.<key id>.<signature>`, each part fit for an address. */
export function previewToken(preview: Preview, keys: readonly SigningKey[]): string {
  const content = 'source' in preview ? { ...preview, source: packSource(preview.source) } : preview
  const text = Buffer.from(JSON.stringify(content)).toString('base64url')
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
  const preview = previewIn(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  return preview && preview.expires * 1000 > now.getTime() ? preview : null
}

function previewIn(value: unknown): Preview | null {
  const { module, expires, version, source } = (value ?? {}) as Readonly<Record<string, unknown>>
  if (typeof module !== 'string' || typeof expires !== 'number') return null
  if (typeof version === 'string') return { module, expires, version }
  const unpacked = typeof source === 'string' ? unpackSource(source) : null
  return unpacked && { module, expires, source: unpacked }
}
