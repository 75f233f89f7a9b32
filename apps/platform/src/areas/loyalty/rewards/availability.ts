import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { emitAvailability } from './reach.ts'
import {
  completeSweep,
  findReach,
  isAnyAvailabilityWrong,
  requestSweep,
  updateAvailability,
  updateNextAvailability,
} from './store/availability.ts'

/** Updates reach in the transaction that gave these accounts another tier, at that tier's prices. */
export async function tiersChanged(trx: Trx, ids: readonly string[], date: Date): Promise<void> {
  if (ids.length === 0) return
  await emitAvailability(trx, await updateAvailability(trx, ids), 'TIERS_RECALCULATED', date)
}

/** Announces a changed reward in its transaction to a first batch of the accounts whose reach changed; the job does the rest. */
export async function rewardsChanged(trx: Trx, date: Date): Promise<void> {
  await requestSweep(trx)
  await sweepBatch(trx, date)
}

/** Job. Servers may run it at once: one of them locks an account and emits its event. */
export async function sweepAvailability({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const reach = await findReach(db)
  if (reach.done >= reach.wanted) return
  const batch = () => transaction(db, (trx) => sweepBatch(trx, clock.now()))
  while ((await batch()) > 0);
  // Another server may have had accounts locked during the last batch.
  if (await isAnyAvailabilityWrong(db)) return
  await completeSweep(db, reach.wanted)
}

async function sweepBatch(trx: Trx, date: Date): Promise<number> {
  const changed = await updateNextAvailability(trx)
  await emitAvailability(trx, changed, 'REWARD_UPDATED', date)
  return changed.length
}
