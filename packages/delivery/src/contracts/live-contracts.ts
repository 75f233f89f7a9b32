import type { Props } from '@galleria/federation'
import { inParallel } from '../base/in-parallel.ts'
import { loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { readReferred } from '../release/read-release.ts'

/** Offer of a live module to others, as its release was built. */
export interface LiveContract {
  readonly module: string
  readonly version: string
  /** Props of its widgets, by name. */
  readonly widgets: Readonly<Record<string, Props>>
  /** Props that its pages give to slots, by name. */
  readonly slots: Readonly<Record<string, Props>>
}

export async function liveContracts(
  delivery: Pick<Delivery, 'store' | 'trust' | 'signing' | 'by'>,
): Promise<readonly LiveContract[]> {
  const { document } = await loadRegistry(delivery)
  const live = Object.entries(document.modules).flatMap(([module, entry]) =>
    entry.live ? [[module, entry.live] as const] : [],
  )
  return inParallel(live, 16, async ([module, reference]) => {
    const { widgets, slots = {} } = await readReferred(delivery, module, reference)
    const given = Object.entries(slots).map(([name, { props }]) => [name, props] as const)
    return { module, version: reference.version, widgets, slots: Object.fromEntries(given) }
  })
}
