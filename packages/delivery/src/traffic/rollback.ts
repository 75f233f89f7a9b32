import { DeliveryFault } from '../base/fault.ts'
import { changeRegistry, moduleIn, withModule } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { readRelease } from '../release/read-release.ts'
import { lastGoodFor } from './last-good.ts'
import type { Deployed } from './move.ts'
import { goBack } from './set-release.ts'

export interface RollbackInput {
  readonly module: string
  /** Any earlier release; by default the canary is ended, or else the release before is live again. */
  readonly to?: string | undefined
}

/** Without gates: what is gone back to has been live. */
export async function rollback(delivery: Delivery, { module, to }: RollbackInput): Promise<Deployed> {
  let version = ''
  let changed = false
  const { revision } = await changeRegistry(delivery, async (document) => {
    const { live, previous, canary } = moduleIn(document, module)
    changed = false
    if (!live)
      throw new DeliveryFault(
        'LIVE_RELEASE_MISSING',
        `"${module}" has no live release. See all modules with npm run galleria -- modules.`,
      )
    version = to ?? (canary ? live.version : (previous[0] ?? ''))
    if (!version)
      throw new DeliveryFault('EARLIER_RELEASE_MISSING', `${module} has no earlier release to return to.`)
    if (version === live.version && !canary) return null
    changed = true
    const change = { action: 'rollback', module, from: canary?.version ?? live.version, to: version }
    if (version === live.version) return { document: withModule(document, module, { canary: null }), change }
    const target = await readRelease(delivery, module, version)
    if (!target)
      throw new DeliveryFault(
        'RELEASE_UNKNOWN',
        `${module}@${version} was never released. See the versions with npm run galleria -- history ${module}.`,
      )
    const lastGood = await lastGoodFor(delivery, document, module, version)
    return {
      document: goBack(document, module, target.reference, lastGood),
      change: { ...change, from: live.version },
    }
  })
  return { module, version, revision, changed, gates: [] }
}
