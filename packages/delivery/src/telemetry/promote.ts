import { DeliveryFault } from '../base/fault.ts'
import { loadRegistry, moduleIn } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { rulesOf } from '../registry/settings.ts'
import { promote } from '../traffic/canary.ts'
import type { Deployed } from '../traffic/move.ts'
import { readCanaryChecks } from './canary-checks.ts'
import { readHours } from './read-hours.ts'
import { seenIn, stageOf } from './rollout.ts'

/** Promotes a canary that was seen often enough to be compared; any other one needs a reason. */
export async function promoteSeen(delivery: Delivery, module: string, despite?: string): Promise<Deployed> {
  const { document } = await loadRegistry(delivery)
  const { canary, live } = moduleIn(document, module)
  if (canary && canary.state !== 'aborted' && live && despite === undefined) {
    const checks = await readCanaryChecks(delivery.store, stageOf(canary))
    if (checks.some(({ verdict }) => verdict === 'abort'))
      throw new DeliveryFault(
        'CANARY_CONDEMNED',
        `The canary ${module}@${canary.version} performed worse than the live release. See why with npm run galleria -- history ${module}. To release it all the same, add --despite "<reason>".`,
      )
    const to = delivery.now?.() ?? new Date()
    const hours = await readHours(delivery.store, { from: new Date(canary.since), to })
    const rows = hours.flatMap(({ file }) => file.rows)
    const viewsOf = (version: string) => seenIn(rows, stageOf(canary), module, version).views
    const [own, others] = [viewsOf(canary.version), viewsOf(live.version)]
    const { minimum } = rulesOf(document, module)
    if (Math.min(own, others) < minimum)
      throw new DeliveryFault(
        'CANARY_UNPROVEN',
        `The canary ${module}@${canary.version} has ${own} page views and the live release ${others}. A comparison needs ${minimum} of each. Wait, or give a greater share with npm run galleria -- canary ${module}@${canary.version} 50%. To release it all the same, add --despite "<reason>".`,
      )
  }
  return promote(delivery, module, despite)
}
