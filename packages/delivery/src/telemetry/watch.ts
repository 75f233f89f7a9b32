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
  /** Whether this round took the canary from its visitors, and how: paused on the word of browsers alone. */
  readonly isEnded: boolean
  readonly isPaused: boolean
}

/**
 * Looks at every canary that runs, and ends those that are worse than what is live: nobody gets them from the next
 * revision on, and history says why. Any number may watch at once: a look is taken once, a canary ended once. Where no
 * server saw errors of it, it is paused instead, for a person to look at.
 */
export async function watchOnce(delivery: Delivery): Promise<Watched[]> {
  const { document } = await loadRegistry(delivery)
  const now = delivery.now ?? (() => new Date())
  const found: Watched[] = []
  for (const trial of trialsIn(document)) {
    const latest = await checkCanary(delivery.store, trial, { now })
    const isTaken = latest?.verdict === 'abort' && (await end(delivery, trial, latest))
    const isEnded = isTaken && latest.isWitnessed
    const { module, canary } = trial
    found.push({ module, version: canary.version, look: latest, isEnded, isPaused: isTaken && !isEnded })
  }
  return found
}

const unwitnessed =
  'Only browsers report this, and no server, so the canary is paused. Look at its errors and timings, then resume it or roll it back.'

/** False when somebody else was faster, or gave it another share meanwhile. */
async function end(
  delivery: Delivery,
  { module, canary }: Trial,
  { reasons, isWitnessed }: CanaryCheck,
): Promise<boolean> {
  let isMine = false
  const why = isWitnessed ? reasons : [...reasons, unwitnessed]
  await changeRegistry({ ...delivery, why: why.join(' ') }, (document) => {
    const { canary: now, live } = moduleIn(document, module)
    isMine = now?.state === 'running' && stageOf(now) === stageOf(canary)
    if (!now || !isMine) return null
    return {
      document: withModule(document, module, {
        canary: { ...now, state: isWitnessed ? 'aborted' : 'paused' },
      }),
      change: {
        action: isWitnessed ? 'abort' : 'pause',
        module,
        from: now.version,
        to: live?.version ?? null,
      },
    }
  })
  return isMine
}
