import { loyaltyRewardAvailabilityUpdated } from '@galleria/platform-client/events'
import type { Trx } from '../../../data/database.ts'
import { emitAll, outboxEvent } from '../../../data/outbox.ts'

/** Wire §2.11 `updateTrigger`. */
export type Trigger = 'REWARD_UPDATED' | 'BALANCE_UPDATED' | 'TIERS_RECALCULATED'

/** Emits an event for each account for which a reward came into reach, or went out of it. */
export function emitAvailability(
  trx: Trx,
  accounts: readonly { readonly id: string; readonly rewardAvailable: boolean }[],
  updateTrigger: Trigger,
  date: Date,
): Promise<void> {
  const events = accounts.map(({ id, rewardAvailable }) =>
    outboxEvent(loyaltyRewardAvailabilityUpdated, { entityId: id, body: { rewardAvailable, updateTrigger } }),
  )
  return emitAll(trx, events, { date })
}
