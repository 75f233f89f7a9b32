import { after } from '../../../base/clock.ts'
import type { Attempt } from '../tables.ts'
import { ATTEMPTS, backoffSeconds } from './schedule.ts'
import { type Context, updateDeliveries } from './store/deliveries.ts'

/** How one attempt went. */
export interface Outcome {
  readonly eventId: string
  /** Failed attempts before this one. */
  readonly attempts: number
  readonly attempt: Attempt
  /** Seconds for which the target asks to be left alone. */
  readonly retryAfter?: number | undefined
}

const DAY = 86_400

export const arrived = ({ attempt }: Outcome) =>
  attempt.status !== undefined && attempt.status >= 200 && attempt.status < 300

/** Writes any number of outcomes of one target in one statement; what another server has settled meanwhile stays. */
export async function settle(
  { db, clock }: Context,
  subscriptionId: string,
  outcomes: readonly Outcome[],
): Promise<void> {
  const now = clock.now()
  const rows = outcomes.map((outcome) => {
    const { eventId, attempts, attempt, retryAfter = 0 } = outcome
    const failures = attempts + 1
    const status = arrived(outcome) ? 'DELIVERED' : failures >= ATTEMPTS ? 'DEAD' : 'PENDING'
    const seconds = Math.max(backoffSeconds(failures), Math.min(retryAfter, DAY))
    return {
      event_id: eventId,
      status,
      due_at: after(clock, seconds),
      finished_at: status === 'PENDING' ? null : now,
      log: [attempt],
    }
  })
  await updateDeliveries(db, subscriptionId, rows)
}
