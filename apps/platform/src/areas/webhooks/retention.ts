import { after } from '../../base/clock.ts'
import type { Services } from '../../data/services.ts'
import { deleteOldDeliveries, deleteOldEvents } from './store.ts'

const DAY = 86_400
const KEPT_DELIVERED = 7 * DAY
const KEPT = 30 * DAY
const BATCH = 5_000

/** Forgets what has arrived after a week, all else after a month; what still waits to be sent is kept. */
export async function forgetOldEvents({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const week = after(clock, -KEPT_DELIVERED)
  const month = after(clock, -KEPT)
  await inBatches(() => deleteOldDeliveries(db, { week, month, limit: BATCH }))
  await inBatches(() => deleteOldEvents(db, { month, limit: BATCH }))
}

async function inBatches(work: () => Promise<{ numAffectedRows?: bigint }>): Promise<void> {
  while (((await work()).numAffectedRows ?? 0n) >= BATCH);
}
