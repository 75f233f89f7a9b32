import { transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { giveBack } from './give-back.ts'
import { findOverdue, findScheduledForRefund, scheduleRefund } from './store/refunds.ts'
import { shut } from './store/shop-coupons.ts'

type Site = Pick<Services, 'db' | 'clock'>

/** Coupons of one batch, each in a transaction of its own. */
const MOST = 200

/**
 * Job: coupons that nobody used in time are shut, and then their points return. In two steps, so that an order which is
 * under way when the time is up either has its coupon or finds it shut; what a crash leaves in between is found again.
 * @returns how many came back
 */
export async function timeOut(site: Site): Promise<number> {
  let done = 0
  for (;;) {
    const { db, clock } = site
    const due = await findOverdue(db, clock.now(), MOST)
    for (const couponId of due) await schedule(site, couponId)
    const scheduled = await findScheduledForRefund(db, MOST)
    const before = done
    for (const couponId of scheduled) if (await settle(site, couponId)) done += 1
    if (done === before || scheduled.length < MOST) return done
  }
}

function schedule({ db, clock }: Site, couponId: string): Promise<void> {
  return transaction(db, async (trx) => {
    const date = clock.now()
    // The lock of the shop's coupon comes first, as when an order uses it.
    if (!(await shut(trx, couponId, date))) return
    await scheduleRefund(trx, couponId, date)
  })
}

function settle({ db, clock }: Site, couponId: string): Promise<boolean> {
  return transaction(db, async (trx) => {
    const row = await giveBack(trx, couponId, 'REFUNDED_DUE_TO_TIMEOUT', clock.now())
    return row !== undefined
  })
}
