import { createPublicKey } from 'node:crypto'
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newKey } from '../keys/key-text.ts'
import type { Delivery } from '../registry/delivery.ts'
import { newModule, type Reference, type RegistryDocument } from '../registry/document.ts'
import { seal } from '../registry/envelope.ts'
import { readReferred } from '../release/read-release.ts'

export interface IsolatedSet {
  /** Environment of a shell that serves this set and nothing else. */
  readonly env: { readonly MODULE_STORE: string; readonly REGISTRY_PUBLIC_KEY: string }
  remove(): Promise<void>
}

/**
 * A module folder that holds these releases as they are, and a registry that gives them to everybody. Releases keep their
 * signatures; the registry is signed by a key that is forgotten at once, so nobody can take it for the store's own.
 */
export async function isolatedSet(
  delivery: Pick<Delivery, 'store' | 'trust'>,
  document: RegistryDocument,
  live: ReadonlyMap<string, Reference>,
): Promise<IsolatedSet> {
  const folder = await mkdtemp(join(tmpdir(), 'galleria-matrix-'))
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    await chmod(folder, 0o755)
    for (const [module, reference] of live) {
      await readReferred(delivery, module, reference)
      await mkdir(join(folder, module), { recursive: true })
      const from = await delivery.store.folderOf(module, reference.version)
      const to = join(folder, module, reference.version)
      await cp(from, to, { recursive: true })
      const file = await delivery.store.readRelease(module, reference.version)
      await writeFile(join(to, 'release.json'), file?.record ?? '')
      await writeFile(join(to, 'release.sig'), file?.signatures ?? '')
    }
    const key = newKey()
    const modules = Object.fromEntries([...live].map(([name, of]) => [name, { ...newModule, live: of }]))
    const registry = { ...document, revision: 1, change: null, modules }
    await writeFile(join(folder, 'registry.json'), seal(registry, [key]))
    const keys = [...delivery.trust.values(), createPublicKey(key.key)]
    const texts = keys.map((each) => each.export({ type: 'spki', format: 'der' }).toString('base64'))
    return { env: { MODULE_STORE: folder, REGISTRY_PUBLIC_KEY: texts.join(',') }, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
