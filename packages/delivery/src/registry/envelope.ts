import { DeliveryFault } from '../base/fault.ts'
import { type Signature, type SigningKey, signerOf, signWith, type Trust } from '../keys/signature.ts'
import { emptyRegistry, RegistryDocument } from './document.ts'

interface Envelope {
  readonly signed?: unknown
  readonly signatures?: readonly Signature[]
  readonly schema?: unknown
  readonly revision?: unknown
}

/**
 * `{ sealed, signed, signatures }`: one file, so that a document and its signature change in one step. `sealed` is of this text
 * alone: two who make the same change in the same moment must each know their own.
 */
export function seal(document: RegistryDocument, keys: readonly SigningKey[]): string {
  const signatures = signWith(keys, 'registry', JSON.stringify(document))
  return `{"sealed":"${crypto.randomUUID()}","signed":${JSON.stringify(document)},\n"signatures":${JSON.stringify(signatures)}}\n`
}

/** The document, only if a key we trust signed it. What is signed is what is used: its text is written anew from it. */
export function unseal(text: string, trust: Trust, address: string): RegistryDocument {
  const { signed, signatures, ...bare } = parse(text, address)
  // Read only the revision of an unsigned registry, from before releases were signed; its content is not trusted.
  if (signed === undefined && bare.schema === 1 && Number.isInteger(bare.revision))
    return emptyRegistry(bare.revision as number)
  if (!Array.isArray(signatures) || signatures.length === 0)
    throw new DeliveryFault('REGISTRY_UNSIGNED', `The registry of ${address} isn't signed.`)
  if (signerOf(trust, 'registry', JSON.stringify(signed), signatures) === null) {
    const by = signatures.map(({ keyId }) => keyId).join(', ')
    throw new DeliveryFault(
      'REGISTRY_UNTRUSTED',
      `The registry of ${address} is signed with ${by}, which isn't a trusted key (${
        [...trust.keys()].join(', ') || 'none'
      }), or was changed after signing. Check REGISTRY_PUBLIC_KEY.`,
    )
  }
  const document = RegistryDocument.safeParse(signed)
  if (document.success) return document.data
  const [issue] = document.error.issues
  throw new DeliveryFault(
    'REGISTRY_UNREADABLE',
    `Couldn't read the registry of ${address}: "${issue?.path.join('.')}" has an unexpected value.`,
  )
}

function parse(text: string, address: string): Envelope {
  try {
    const value: unknown = JSON.parse(text)
    if (value && typeof value === 'object') return value
  } catch {}
  throw new DeliveryFault('REGISTRY_UNREADABLE', `The content of ${address} isn't a registry document.`)
}
