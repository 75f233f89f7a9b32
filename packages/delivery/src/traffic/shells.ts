import { DeliveryFault } from '../base/fault.ts'
import { changeRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { timeOf } from '../registry/delivery.ts'
import type { RegistryDocument } from '../registry/document.ts'

export interface ShellBuild {
  readonly version: string
  readonly provides: Readonly<Record<string, string>>
}

/** Registers what a serving shell provides to every module. `only`: no other shell serves any more. */
export function registerShell(
  delivery: Delivery,
  { version, provides }: ShellBuild,
  { only = false } = {},
): Promise<RegistryDocument> {
  const since = timeOf(delivery)
  return changeRegistry(delivery, (document) => {
    const others = only ? {} : document.shells
    const known = document.shells[version]
    const isAlone = !only || Object.keys(document.shells).length === 1
    if (known && isAlone && JSON.stringify(known.provides) === JSON.stringify(provides)) return null
    return {
      document: { ...document, shells: { ...others, [version]: { provides: { ...provides }, since } } },
      change: { action: 'shell', to: version },
    }
  })
}

export function retireShell(delivery: Delivery, version: string): Promise<RegistryDocument> {
  return changeRegistry(delivery, (document) => {
    const { [version]: known, ...shells } = document.shells
    if (!known) throw new DeliveryFault('SHELL_UNKNOWN', `There's no registered shell "${version}".`)
    return { document: { ...document, shells }, change: { action: 'retire shell', from: version } }
  })
}
