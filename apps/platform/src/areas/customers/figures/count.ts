import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import {
  addBuyers,
  changeCurrency,
  hasChanges,
  lockFigures,
  sumShares,
  takeChanges,
  writeShares,
} from './store.ts'

type Site = Pick<Services, 'db' | 'config' | 'clock'>

/** Orders of one transaction. */
const BATCH = 1000

/** Brings the customers' figures up to date with the orders that were written since, at most so many batches of them. */
export async function countFigures({ db, config, clock }: Site, batches = 4): Promise<void> {
  for (let batch = 0; batch < batches && (await hasChanges(db, config.currency)); batch += 1)
    await transaction(db, (trx) => countBatch(trx, config.currency, clock.now()))
}

/** Takes each order's share off and puts it in again as the order stands now. A second counter waits. */
async function countBatch(trx: Trx, currency: string, date: Date): Promise<void> {
  if ((await lockFigures(trx, currency)) !== currency) await changeCurrency(trx, currency)
  const ids = await takeChanges(trx, BATCH)
  if (ids.length === 0) return
  await addBuyers(trx, ids, date)
  await sumShares(trx, await writeShares(trx, ids), currency)
}
