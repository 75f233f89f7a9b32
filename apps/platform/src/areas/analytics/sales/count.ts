import { transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { fractionDigits } from '../../../domain/money/money.ts'
import { siteProperties } from '../../site-properties/index.ts'
import { addFacts, addOrders, findFirsts, removeFacts } from './store/facts.ts'
import { changeZone, countChanges, lockState, stateOf, takeChanges } from './store/queue.ts'

type Site = Pick<Services, 'db' | 'config'>

/** Orders of one transaction. */
const BATCH = 500

const scales = JSON.stringify(
  Object.fromEntries(
    Intl.supportedValuesOf('currency').map((currency) => [currency, 10 ** fractionDigits(currency)]),
  ),
)

/**
 * Brings the daily figures up to date with the orders that were written since, at most so many batches of them.
 * @returns the shop's time zone, and how many changes still wait
 */
export async function countSales(
  { db, config }: Site,
  batches = 4,
): Promise<{ readonly timeZone: string; readonly waiting: number }> {
  const { timeZone } = await siteProperties(db, config)
  for (let batch = 0; ; batch += 1) {
    const { isWaiting, timeZone: counted } = await stateOf(db)
    if (!isWaiting && (counted === null || counted === timeZone)) return { timeZone, waiting: 0 }
    if (batch === batches) return { timeZone, waiting: await countChanges(db) }
    await countBatch({ db, config }, timeZone)
  }
}

/** Counts a batch: takes each order's share off and puts it in again as the order stands now. A second counter waits. */
function countBatch({ db }: Site, timeZone: string): Promise<void> {
  return transaction(db, async (trx) => {
    if ((await lockState(trx, timeZone)) !== timeZone) await changeZone(trx, timeZone)
    const ids = await takeChanges(trx, BATCH)
    if (ids.length === 0) return
    const counting = { ids, timeZone, scales }
    const before = await removeFacts(trx, ids)
    await addFacts(trx, counting)
    await findFirsts(trx, [...new Set([...before, ...(await addOrders(trx, counting))])])
  })
}
