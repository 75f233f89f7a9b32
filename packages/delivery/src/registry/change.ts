import type { RegistryDocument } from './document.ts'
import { loadRegistry, saveRegistry } from './file.ts'
import { withLock } from './lock.ts'

/** Reads, changes and replaces the registry as one step. A change that returns the same document writes nothing. */
export function changeRegistry(
  store: string,
  change: (document: RegistryDocument) => RegistryDocument | Promise<RegistryDocument>,
): Promise<RegistryDocument> {
  return withLock(store, async () => {
    const before = await loadRegistry(store)
    const after = await change(before)
    if (after === before) return before
    const next = { ...after, revision: before.revision + 1 }
    await saveRegistry(store, next)
    return next
  })
}
