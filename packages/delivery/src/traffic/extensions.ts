import { DeliveryFault } from '../base/fault.ts'
import { changeRegistry, moduleIn, withModule } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import type { RegistryDocument } from '../registry/document.ts'
import { readReferred } from '../release/read-release.ts'

export interface ExtensionSwitch {
  readonly module: string
  readonly slot: string
  readonly isOn: boolean
}

/** Turns what a module adds to a slot off or on for all visitors, whatever its releases are. */
export function turnExtension(
  delivery: Delivery,
  { module, slot, isOn }: ExtensionSwitch,
): Promise<RegistryDocument> {
  return changeRegistry(delivery, async (document) => {
    const { extensionsOff = [], live, canary } = moduleIn(document, module)
    if (isOn !== extensionsOff.includes(slot)) return null
    if (!isOn) {
      const served = [live, canary].filter((each) => !!each)
      const records = await Promise.all(served.map((each) => readReferred(delivery, module, each)))
      if (!records.some(({ extensions = {} }) => Object.hasOwn(extensions, slot)))
        throw new DeliveryFault(
          'EXTENSION_MISSING',
          `${module} adds nothing to the slot "${slot}". List the extensions with npm run galleria -- extensions.`,
        )
    }
    const others = extensionsOff.filter((each) => each !== slot)
    return {
      document: withModule(document, module, { extensionsOff: isOn ? others : [...others, slot].sort() }),
      change: { action: `turn ${isOn ? 'on' : 'off'} ${slot}`, module },
    }
  })
}
