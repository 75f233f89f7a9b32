import { moduleIn } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import type { Reference, RegistryDocument } from '../registry/document.ts'
import { readRelease } from '../release/read-release.ts'
import { earlierThan } from './set-release.ts'

/**
 * Release to run where `version`, which is about to be live again, can't: the one before it, else any that was proven
 * healthy. The one that is left comes last, and only if it was proven: its code runs, whatever it was left for.
 */
export async function lastGoodFor(
  delivery: Pick<Delivery, 'store' | 'trust'>,
  document: RegistryDocument,
  module: string,
  version: string,
): Promise<Reference | null> {
  const { live, proven = [] } = moduleIn(document, module)
  const [before] = earlierThan(document, module, version)
  const left = proven.filter((each) => each === live?.version)
  const others = proven.filter((each) => each !== live?.version)
  for (const each of [...(before ? [before] : []), ...others, ...left]) {
    if (each === version) continue
    const release = await readRelease(delivery, module, each).catch(() => null)
    if (release) return release.reference
  }
  return null
}
