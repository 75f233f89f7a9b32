import { DeliveryFault } from '../base/fault.ts'
import { changeRegistry, moduleIn, withModule } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import type { Canary, RegistryDocument } from '../registry/document.ts'

/**
 * Takes the canary from all visitors until it is resumed; then the same visitors get it. `aborted`: it was found to
 * be worse.
 */
export function pause(
  delivery: Delivery,
  module: string,
  state: Exclude<Canary['state'], 'running'> = 'paused',
): Promise<RegistryDocument> {
  return changeRegistry(delivery, (document) => {
    const { canary, live } = moduleIn(document, module)
    if (!canary) throw new DeliveryFault('CANARY_MISSING', `${module} has no canary to pause.`)
    if (canary.state === state) return null
    return {
      document: withModule(document, module, { canary: { ...canary, state } }),
      change: {
        action: state === 'paused' ? 'pause' : 'abort',
        module,
        from: canary.version,
        to: live?.version ?? null,
      },
    }
  })
}
