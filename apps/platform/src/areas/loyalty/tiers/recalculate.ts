import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { emitAccountsUpdated } from '../events.ts'
import { tiersChanged } from '../rewards/availability.ts'
import { currentCalculation } from '../store.ts'
import { recalculateBatch } from './store/recalculate.ts'

const BATCH = 200

/**
 * Job: accounts whose period has moved on, and all that were reckoned by other settings than those of now, get the tier and
 * the expiry that are theirs: up or down. Any number of servers may do it; what another holds is left to it.
 */
export async function recalculateAccounts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  while ((await transaction(db, (trx) => batch(trx, clock.now()))) > 0);
}

async function batch(trx: Trx, date: Date): Promise<number> {
  const rows = await recalculateBatch(trx, await currentCalculation(trx), { date, limit: BATCH })
  const changed = rows.filter((row) => row.changed)
  await emitAccountsUpdated(trx, changed, date)
  await tiersChanged(
    trx,
    changed.map(({ id }) => id),
    date,
  )
  return rows.length
}
