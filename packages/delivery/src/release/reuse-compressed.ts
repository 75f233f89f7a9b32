import { loadRegistry, moduleIn } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { holds } from '../store/compression-cache.ts'
import { integrityOf } from '../store/integrity.ts'
import { readReferred } from './read-release.ts'

/** Finds the compressed copy of a file with the same bytes. */
export type CompressedBefore = (path: string, content: Uint8Array) => Promise<Uint8Array | null>

/**
 * Reuses compressed copies of the live release: compression is most of the time a release takes, and most files are
 * the same.
 */
export async function compressedBefore(
  delivery: Pick<Delivery, 'store' | 'trust'>,
  module: string,
): Promise<CompressedBefore> {
  const { live } = moduleIn((await loadRegistry(delivery)).document, module)
  // Continue without copies where the live release cannot be read.
  const before = live && (await readReferred(delivery, module, live).catch(() => null))
  return async (path, content) => {
    if (!before || before.integrity[path] !== integrityOf(content)) return null
    const packed = await delivery.store.readFile(module, before.version, `${path}.br`).catch(() => null)
    return packed && (await holds(packed, content)) ? packed : null
  }
}
