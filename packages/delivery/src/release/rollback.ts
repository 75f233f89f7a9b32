import { DeliveryFault } from '../fault.ts'
import { changeRegistry } from '../registry/change.ts'
import type { Deployed } from './deploy.ts'

export interface RollbackInput {
  readonly store: string
  readonly module: string
  /** By default the one that was current before. */
  readonly version?: string
}

/** Points the registry back at a release that is still in the store. */
export async function rollback({ store, module, version }: RollbackInput): Promise<Deployed> {
  let target = version ?? ''
  const registry = await changeRegistry(store, (document) => {
    const entry = document.modules[module]
    if (!entry) throw new DeliveryFault(`No release of "${module}" is known.`)
    target = version ?? entry.previous[0] ?? ''
    if (!target) throw new DeliveryFault(`${module} has no earlier release.`)
    if (!entry.releases.some((release) => release.version === target)) {
      throw new DeliveryFault(`${module}@${target} was never released.`)
    }
    if (entry.current === target) return document
    const previous = version ? [entry.current, ...entry.previous] : entry.previous.slice(1)
    return {
      ...document,
      modules: { ...document.modules, [module]: { ...entry, current: target, previous } },
    }
  })
  return { module, version: target, revision: registry.revision, changed: true }
}
