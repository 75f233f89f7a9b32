import { changeRegistry, loadRegistry, moduleIn, withModule } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import type { RegistryDocument } from '../registry/document.ts'
import { rulesOf } from '../registry/settings.ts'
import { lastGoodFor } from '../traffic/last-good.ts'
import { goBack } from '../traffic/set-release.ts'
import { type CanaryCheck, checkCanary, type Trial } from './canary-checks.ts'

/** Minutes for which a release to all visitors is watched. */
const watched = 10
/** Hours before it from which the release that it replaced is taken as the measure. */
const measured = 24

/** Result of a watch round for one release that all visitors have. */
export interface WatchedFull {
  readonly module: string
  readonly version: string
  readonly look: CanaryCheck | null
  /** Result of this round: rolled back, or recorded as healthy. */
  readonly done: 'back' | 'proven' | null
}

/**
 * Compares each full release of the last ten minutes with the one that it replaced, and leads it back where it is
 * worse. One that was seen often enough and is no worse is kept as proven.
 */
export async function watchFull(delivery: Delivery): Promise<WatchedFull[]> {
  const { document } = await loadRegistry(delivery)
  const now = delivery.now ?? (() => new Date())
  const found: WatchedFull[] = []
  for (const trial of fullTrials(document)) {
    const end = Date.parse(trial.canary.since) + watched * 60_000
    const look = await checkCanary(delivery.store, trial, {
      now: () => new Date(Math.min(now().getTime(), end)),
    })
    const isOver = now().getTime() >= end
    const verdict = look?.verdict === 'abort' ? 'back' : isOver && look ? 'proven' : null
    const isDone = verdict !== null && (await settle(delivery, trial, verdict, look?.reasons ?? []))
    found.push({ module: trial.module, version: trial.canary.version, look, done: isDone ? verdict : null })
  }
  return found
}

/** Full releases under watch; those of a replaced release that is the same are none. */
function fullTrials(document: RegistryDocument): Trial[] {
  return Object.entries(document.modules).flatMap(([module, { live, trial }]) => {
    if (!live || !trial) return []
    const { since, before } = trial
    const from = new Date(Date.parse(since) - measured * 3_600_000)
    const canary = { version: live.version, salt: `full-${module}`, since }
    return [{ module, canary, live: before.version, everyView: { from }, rules: rulesOf(document, module) }]
  })
}

async function settle(
  delivery: Delivery,
  { module, canary, live }: Trial,
  verdict: 'back' | 'proven',
  reasons: readonly string[],
): Promise<boolean> {
  let isMine = false
  const why = reasons.join(' ') || undefined
  await changeRegistry({ ...delivery, why: verdict === 'back' ? why : undefined }, async (document) => {
    const entry = moduleIn(document, module)
    isMine = entry.live?.version === canary.version && entry.trial?.since === canary.since
    if (!isMine || !entry.trial) return null
    if (verdict === 'proven') {
      const proven = [
        canary.version,
        ...(entry.proven ?? []).filter((each) => each !== canary.version),
      ].slice(0, 20)
      return {
        document: withModule(document, module, { trial: null, proven }),
        change: { action: 'proven', module, to: canary.version },
      }
    }
    const proven = (entry.proven ?? []).filter((each) => each !== canary.version)
    const without = withModule(document, module, { proven })
    const lastGood = await lastGoodFor(delivery, without, module, live)
    return {
      document: goBack(without, module, entry.trial.before, lastGood),
      change: { action: 'rollback', module, from: canary.version, to: live },
    }
  })
  return isMine
}
