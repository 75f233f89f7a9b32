import { DeliveryFault } from '../base/fault.ts'
import { loadRegistry, moduleIn } from '../registry/change.ts'
import { type Delivery, timeOf } from '../registry/delivery.ts'
import { readRelease } from '../release/read-release.ts'
import { type Deployed, move } from './move.ts'
import { checkPercent } from './percent.ts'
import { canaryStep, liveStep } from './steps.ts'

/** Gives a release that is in the store a share of production; its own, if it has one, is changed. */
export async function canary(
  delivery: Delivery,
  {
    module,
    version,
    percent,
  }: { readonly module: string; readonly version: string; readonly percent: number },
): Promise<Deployed> {
  checkPercent(percent)
  const release = await readRelease(delivery, module, version)
  if (!release)
    throw new DeliveryFault(
      'RELEASE_UNKNOWN',
      `${module}@${version} was never released. See the versions with npm run galleria -- history ${module}.`,
    )
  const since = timeOf(delivery)
  return move(delivery, release.record, release.reference, (document) =>
    canaryStep(document, release.record, release.reference, percent, since),
  )
}

/**
 * The canary becomes live for everybody. One that was ended needs a reason (`despite`); `promoteSeen` also asks whether
 * it was seen often enough.
 */
export async function promote(delivery: Delivery, module: string, despite?: string): Promise<Deployed> {
  const { document } = await loadRegistry(delivery)
  const { canary } = moduleIn(document, module)
  if (!canary)
    throw new DeliveryFault(
      'CANARY_MISSING',
      `${module} has no canary to promote. Start one with npm run galleria -- canary ${module}@<version> 10%.`,
    )
  const since = timeOf(delivery)
  const release = await readRelease(delivery, module, canary.version)
  if (!release)
    throw new DeliveryFault('RELEASE_MISSING', `${module}@${canary.version} isn't in the module store.`)
  return move(
    delivery,
    release.record,
    release.reference,
    (now) => {
      if (moduleIn(now, module).canary?.version !== canary.version)
        throw new DeliveryFault(
          'CHANGED_MEANWHILE',
          `The canary of ${module} changed in the meantime. Check it with npm run galleria -- modules, then try again.`,
        )
      const step = liveStep(now, release.record, release.reference, since, despite)
      return step && { ...step, change: { ...step.change, action: 'promote' } }
    },
    { despite },
  )
}
