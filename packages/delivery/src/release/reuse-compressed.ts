import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { loadRegistry, moduleIn } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { integrityOf } from '../store/integrity.ts'
import { readReferred } from './read-release.ts'

const unpack = promisify(brotliDecompress)

/** A file's packed copy, if there is one of the same bytes already. */
export type CompressedBefore = (path: string, content: Uint8Array) => Promise<Uint8Array | null>

/** Packing tightly is most of what a release takes, and most files are those of the release that is live. */
export async function compressedBefore(
  delivery: Pick<Delivery, 'store' | 'trust'>,
  module: string,
): Promise<CompressedBefore> {
  const { live } = moduleIn((await loadRegistry(delivery)).document, module)
  // A live release that cannot be read is a reason to release another, not to refuse it.
  const before = live && (await readReferred(delivery, module, live).catch(() => null))
  return async (path, content) => {
    if (!before || before.integrity[path] !== integrityOf(content)) return null
    const packed = await delivery.store.readFile(module, before.version, `${path}.br`).catch(() => null)
    return packed && (await holds(packed, content)) ? packed : null
  }
}

/** No hash vouches for a packed copy, so it is believed only for what is in it. */
async function holds(packed: Uint8Array, content: Uint8Array): Promise<boolean> {
  const found = await unpack(packed, { maxOutputLength: content.length + 1 }).catch(() => null)
  return found !== null && Buffer.compare(found, content) === 0
}
