import { setImmediate as soon } from 'node:timers/promises'
import type { Services } from '../../../data/services.ts'
import { keysOf } from '../keys/keys.ts'
import { toJwt } from '../sign.ts'
import type { Poster } from '../target/post.ts'
import { envelopeOf } from '../wire.ts'
import { arrived, type Outcome, settle } from './settle.ts'
import { type Claimed, claim } from './store/claim.ts'
import { closeCircuit, countFailures, disable } from './store/deliveries.ts'
import { isOpen, mayProbe, type SubscriptionRow } from './store/targets.ts'

type Context = Pick<Services, 'db' | 'clock' | 'config' | 'log' | 'siteCache'>

interface Pump {
  readonly target: SubscriptionRow
  readonly poster: Poster
  /** Deliveries under way at once. */
  readonly most: number
  readonly stopped: () => boolean
}

/** Sends one target all that is due for it, beside all others: what it costs to wait for it, it alone pays. */
export async function pump(context: Context, { target, poster, most, stopped }: Pump): Promise<void> {
  const { id } = target
  let { failures } = target
  let resting = isOpen(target)
  if (resting && !(await mayProbe(context, target))) return
  const limit = resting ? 1 : most
  const settled: Outcome[] = []
  let flying = 0
  let more = true
  let wake = Promise.withResolvers<void>()
  for (;;) {
    const room = limit - flying
    if (more && room * 2 >= limit && !stopped()) {
      const claimed = await claim(context, id, room)
      more = claimed.length === room && !resting
      flying += claimed.length
      for (const event of claimed)
        void send(context, target, poster, event).then((outcome) => {
          settled.push(outcome)
          flying -= 1
          wake.resolve()
        })
    }
    if (flying === 0 && settled.length === 0) return
    await wake.promise
    // Write outcomes that arrive together in one statement.
    await soon()
    wake = Promise.withResolvers<void>()
    // Leave what is under way at the end of this server to another.
    const outcomes = settled.splice(0).filter(({ attempt }) => attempt.status !== undefined || !stopped())
    if (outcomes.length === 0) continue
    await settle(context, id, outcomes)
    const failed = outcomes.filter((outcome) => !arrived(outcome)).length
    if (outcomes.some(({ attempt }) => attempt.status === 410)) {
      await disable(context, id, 'The target answered 410 Gone')
      more = false
    } else if (failed === outcomes.length) {
      // Send no more to a failing target than is under way.
      failures = await countFailures(context, id, failed)
      more = false
    } else {
      if (failures > 0) await closeCircuit(context, id, resting)
      failures = 0
      resting = false
      more = true
    }
  }
}

/** Never rejects: whatever goes wrong is how the attempt went. */
async function send(
  context: Context,
  { appId, url }: SubscriptionRow,
  poster: Poster,
  event: Claimed,
): Promise<Outcome> {
  const { clock, config, log } = context
  const now = clock.now()
  const begun = performance.now()
  const logFields = { eventId: event.id, attempts: event.attempts }
  const at = now.toISOString()
  const ms = () => Math.round(performance.now() - begun)
  try {
    const { signing } = await keysOf(context, appId)
    const body = await toJwt(signing, { data: envelopeOf(config, event), id: event.id, now })
    const { retryAfter, ...reply } = await poster.post(url, body)
    return { ...logFields, attempt: { at, ms: ms(), ...reply }, retryAfter }
  } catch (error) {
    log({ level: 'error', what: 'event delivery', event: event.id, error: String(error) })
    return { ...logFields, attempt: { at, ms: ms(), error: String(error) } }
  }
}
