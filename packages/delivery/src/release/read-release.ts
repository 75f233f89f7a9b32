import type { ReleaseRecord } from '@galleria/federation'
import { DeliveryFault } from '../base/fault.ts'
import { type Signature, signerOf } from '../keys/signature.ts'
import type { Delivery } from '../registry/delivery.ts'
import type { Reference } from '../registry/document.ts'
import { integrityOf } from '../store/integrity.ts'
import { parseRecord } from '../store/parse-record.ts'

type Reading = Pick<Delivery, 'store' | 'trust'>

/** A release that its signature vouches for; null when there is none of that version. */
export async function readRelease(
  { store, trust }: Reading,
  module: string,
  version: string,
): Promise<{ readonly record: ReleaseRecord; readonly reference: Reference } | null> {
  const file = await store.readRelease(module, version)
  if (!file) return null
  const name = `${module}@${version}`
  if (signerOf(trust, 'release', file.record, signaturesIn(file.signatures)) === null)
    throw new DeliveryFault(
      'RELEASE_UNTRUSTED',
      `${name} isn't signed with a trusted key, or was changed after signing. Check REGISTRY_PUBLIC_KEY.`,
    )
  const record = parseRecord(file.record, name)
  if (record.module !== module || record.version !== version)
    throw new DeliveryFault(
      'RELEASE_MISPLACED',
      `${name} contains ${record.module}@${record.version} instead. Release it again.`,
    )
  return { record, reference: { version, integrity: integrityOf(file.record) } }
}

/** The one that the registry means, byte for byte. */
export async function readReferred(
  reading: Reading,
  module: string,
  { version, integrity }: Reference,
): Promise<ReleaseRecord> {
  const release = await readRelease(reading, module, version)
  if (!release) throw new DeliveryFault('RELEASE_MISSING', `${module}@${version} isn't in the module store.`)
  if (release.reference.integrity !== integrity)
    throw new DeliveryFault(
      'RELEASE_CHANGED',
      `${module}@${version} in the module store differs from the one in the registry.`,
    )
  return release.record
}

export type ReadReferred = (module: string, reference: Reference) => Promise<ReleaseRecord>

/** Each release read and verified once, however often a change is tried again: what a reference means never changes. */
export function readingOnce(reading: Reading): ReadReferred {
  const known = new Map<string, Promise<ReleaseRecord>>()
  return (module, reference) => {
    const key = `${module}@${reference.version} ${reference.integrity}`
    const before = known.get(key)
    if (before) return before
    const record = readReferred(reading, module, reference)
    known.set(key, record)
    record.catch(() => known.delete(key))
    return record
  }
}

function signaturesIn(text: string): Signature[] {
  try {
    const signatures: unknown = JSON.parse(text)
    return Array.isArray(signatures) ? signatures : []
  } catch {
    return []
  }
}
