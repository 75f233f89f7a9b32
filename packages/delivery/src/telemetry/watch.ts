import { changeRegistry, loadRegistry, moduleIn, withModule } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { type CanaryCheck, checkCanary, type Trial } from './canary-checks.ts'
import { trialsIn } from './known-releases.ts'
import { stageOf } from './rollout.ts'

/** Result of a watch round for one canary. */
export interface Watched {
  readonly module: string
  readonly version: string
  /** Null while too little was seen to look at it. */
  readonly look: CanaryCheck | null
  /** Whether this round ended the canary. */
  readonly isEnded: boolean
}

/**
 * Looks at every canary that runs, and ends those that are worse than what is live: nobody gets them from the next
 * revision on, and history says why. Any number may watch at once: a look is taken once, a canary ended once.
 */
export async function watchOnce(delivery: Delivery): Promise<Watched[]> {
  const { document } = await loadRegistry(delivery)
  const now = delivery.now ?? (() => new Date())
  const found: Watched[] = []
  for (const trial of trialsIn(document)) {
    const latest = await checkCanary(delivery.store, trial, { now })
    const isEnded = latest?.verdict === 'abort' && (await end(delivery, trial, latest))
    found.push({ module: trial.module, version: trial.canary.version, look: latest, isEnded })
  }
  return found
}

/** False when somebody else was faster, or gave it another share meanwhile. */
async function end(
  delivery: Delivery,
  { module, canary }: Trial,
  { reasons }: CanaryCheck,
): Promise<boolean> {
  let isMine = false
  await changeRegistry({ ...delivery, why: reasons.join(' ') }, (document) => {
    const { canary: now, live } = moduleIn(document, module)
    isMine = now?.state === 'running' && stageOf(now) === stageOf(canary)
    if (!now || !isMine) return null
    return {
      document: withModule(document, module, { canary: { ...now, state: 'aborted' } }),
      change: { action: 'abort', module, from: now.version, to: live?.version ?? null },
    }
  })
  return isMine
}
