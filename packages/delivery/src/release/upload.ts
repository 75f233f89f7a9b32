import type { ReleaseRecord } from '@galleria/federation'
import { DeliveryFault } from '../base/fault.ts'
import { signWith } from '../keys/signature.ts'
import type { Delivery } from '../registry/delivery.ts'
import type { Reference } from '../registry/document.ts'
import { type MadeRelease, sameContent } from './make-release.ts'
import { readRelease } from './read-release.ts'

/** The release that is in the store now: this one, or the same bytes that were there before. */
export async function upload(
  delivery: Delivery,
  { record, files }: MadeRelease,
  onProgress?: (done: number, of: number) => void,
): Promise<{ readonly record: ReleaseRecord; readonly reference: Reference; readonly isNew: boolean }> {
  const { module, version } = record
  const before = await readRelease(delivery, module, version)
  let isNew = false
  if (!before) {
    const text = `${JSON.stringify(record, null, 1)}\n`
    const signatures = JSON.stringify(signWith(delivery.signing, 'release', text))
    const release = { module, version, record: text, signatures, files, onProgress }
    isNew = (await delivery.store.writeRelease(release)) === 'written'
  }
  const there = before ?? (await readRelease(delivery, module, version))
  if (!there)
    throw new DeliveryFault(
      'RELEASE_DELETED',
      `${module}@${version} was deleted during its release. Try again.`,
    )
  if (!sameContent(there.record, record)) {
    throw new DeliveryFault(
      'RELEASE_EXISTS',
      `${module}@${version} was already released with different content. Choose another --version.`,
    )
  }
  return { ...there, isNew }
}
