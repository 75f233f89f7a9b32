import { DeliveryFault } from '../base/fault.ts'
import { changeRegistry, loadRegistry, withModule } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { readRelease } from '../release/read-release.ts'
import { references } from './verify.ts'

export interface Pruned {
  /** `cart@1.0.0` */
  readonly removed: readonly string[]
  readonly swept: number
}

/**
 * Takes old releases away: of each module all but the newest `keep`, never one that is live, canary, last good or in a
 * channel. First nobody can go back to them any more, then they go.
 */
export async function prune(
  delivery: Delivery,
  { keep, dryRun = false }: { readonly keep: number; readonly dryRun?: boolean },
): Promise<Pruned> {
  if (!Number.isInteger(keep) || keep < 1)
    throw new DeliveryFault('VALUE_OUT_OF_RANGE', '--keep must be at least 1.')
  const { document } = await loadRegistry(delivery)
  const chosen = await old(delivery, Object.keys(document.modules), keep)
  if (dryRun) return { removed: unused(chosen, inUse(document)).map(nameOf), swept: 0 }
  let going: Named[] = []
  await changeRegistry(delivery, (now) => {
    going = unused(chosen, inUse(now))
    if (going.length === 0) return null
    const gone = new Set(going.map(nameOf))
    let next = now
    for (const [module, { previous }] of Object.entries(now.modules)) {
      const left = previous.filter((version) => !gone.has(nameOf({ module, version })))
      if (left.length < previous.length) next = withModule(next, module, { previous: left })
    }
    return { document: next, change: { action: `prune ${going.length}` } }
  })
  for (const { module, version } of going) await delivery.store.removeRelease(module, version)
  return { removed: going.map(nameOf), swept: await delivery.store.sweep() }
}

interface Named {
  readonly module: string
  readonly version: string
}

async function old(delivery: Delivery, modules: readonly string[], keep: number): Promise<Named[]> {
  const all: Named[] = []
  for (const module of modules) {
    const versions = await delivery.store.versions(module)
    const dated = await Promise.all(
      versions.map(async (version) => {
        // Treat a release without a readable record as the oldest.
        const release = await readRelease(delivery, module, version).catch(() => null)
        return { module, version, createdAt: release?.record.createdAt ?? '' }
      }),
    )
    all.push(...dated.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(keep))
  }
  return all
}

function inUse(document: Parameters<typeof references>[0]): Set<string> {
  return new Set(references(document).map(([module, { version }]) => nameOf({ module, version })))
}

function unused(chosen: readonly Named[], used: ReadonlySet<string>): Named[] {
  return chosen.filter((each) => !used.has(nameOf(each)))
}

function nameOf({ module, version }: Named): string {
  return `${module}@${version}`
}
