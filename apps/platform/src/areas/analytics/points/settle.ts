import { dayAfter, dayIn } from '../../../base/day.ts'
import { later } from '../../../base/later.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { siteProperties } from '../../site-properties/index.ts'
import { deleteDays, findFirstDay, insertDays, lockState, readState, updateState } from './store/days.ts'

type Site = Pick<Services, 'db' | 'config' | 'clock'>

/** Seconds after a day within which its last entries are committed: an entry has its date before it is. */
const MARGIN = 3600
/** Days of one transaction. */
const BATCH = 92

/**
 * Counts the days that are over since the last time. The ledger is only added to, so a day that is over never changes.
 * @returns the shop's time zone, by which they are counted
 */
export async function settlePoints({ db, config, clock }: Site): Promise<string> {
  const { timeZone } = await siteProperties(db, config)
  const last = dayAfter(dayIn(later(clock.now(), -MARGIN), timeZone), -1)
  for (;;) {
    const state = await readState(db)
    if (state?.timeZone === timeZone && state.through !== null && state.through >= last) return timeZone
    await transaction(db, (trx) => settleBatch(trx, timeZone, last))
  }
}

async function settleBatch(trx: Trx, timeZone: string, last: string): Promise<void> {
  const state = await lockState(trx, timeZone)
  const isOther = state.timeZone !== timeZone
  if (isOther) await deleteDays(trx)
  const known = isOther ? null : state.through
  const from = known ? dayAfter(known, 1) : ((await findFirstDay(trx, timeZone)) ?? last)
  const end = dayAfter(from, BATCH - 1)
  const to = end < last ? end : last
  if (from <= to) await insertDays(trx, { from, to }, timeZone)
  if (known === null || known < to) await updateState(trx, { timeZone, through: to })
}
