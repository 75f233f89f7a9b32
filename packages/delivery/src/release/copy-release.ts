import { DeliveryFault } from '../base/fault.ts'
import { inParallel } from '../base/in-parallel.ts'
import { signWith } from '../keys/signature.ts'
import type { Delivery } from '../registry/delivery.ts'
import type { Reference } from '../registry/document.ts'
import { integrityOf } from '../store/integrity.ts'
import { readReferred, readRelease } from './read-release.ts'
import { mapNameOf } from './source-maps.ts'

export type Source = Pick<Delivery, 'store' | 'trust'>

/** Copies a release byte for byte from another store, its source maps too, and signs it with the keys of this one. */
export async function copyRelease(
  delivery: Delivery,
  source: Source,
  module: string,
  reference: Reference,
): Promise<void> {
  const { version } = reference
  const record = await readReferred(source, module, reference)
  const before = await readRelease(delivery, module, version)
  if (before?.reference.integrity === reference.integrity) return
  const text = (await source.store.readRelease(module, version))?.record ?? ''
  const files = new Map<string, Uint8Array>()
  await inParallel(Object.entries(record.integrity), 8, async ([path, integrity]) => {
    const content = await source.store.readFile(module, version, path)
    if (!content || integrityOf(content) !== integrity)
      throw new DeliveryFault(
        'RELEASE_CHANGED',
        `${path} of ${module}@${version} in ${source.store.address} was changed after its release.`,
      )
    files.set(path, content)
    for (const beside of [`${path}.br`, mapNameOf(path)]) {
      const found = await source.store.readFile(module, version, beside)
      if (found) files.set(beside, found)
    }
  })
  const signatures = JSON.stringify(signWith(delivery.signing, 'release', text))
  const written = await delivery.store.writeRelease({ module, version, record: text, signatures, files })
  const there = written === 'written' ? null : await readRelease(delivery, module, version)
  if (there && there.reference.integrity !== reference.integrity)
    throw new DeliveryFault(
      'RELEASE_EXISTS',
      `${module}@${version} in ${delivery.store.address} has different content than in ${source.store.address}. Release it there under another --version, then promote that one.`,
    )
}
