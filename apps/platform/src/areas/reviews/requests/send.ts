import { later } from '../../../base/later.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { deliver } from '../../mailbox/index.ts'
import { readerOf } from '../../members/index.ts'
import { readSettings } from '../settings/store.ts'
import type { RequestReason } from '../tables.ts'
import { reviewRequestLetter } from './letter.ts'
import { LATEST } from './plan.ts'
import { findBuyer } from './store/orders.ts'
import { findAsked, findDue, lockRequest, type RequestRow, updateRequest } from './store/rows.ts'

/** Name of the job in the schedule. */
export const REVIEW_REQUEST_LETTERS = 'review request letters'

const DAY = 86_400
/** Letters of one turn. */
const BATCH = 200

type Site = Pick<Services, 'db' | 'config' | 'clock'>

/** Job: sends what waits and whose day has come. */
export async function sendDue(site: Site): Promise<void> {
  const { db, clock } = site
  const { asksForReviews, askAfterDays } = await readSettings(db)
  const due = await findDue(db, { now: clock.now(), asks: asksForReviews, limit: BATCH })
  for (const id of due)
    await transaction(db, async (trx) => {
      const row = await lockRequest(trx, id)
      if (row?.status === 'SCHEDULED') await sendOrEnd(trx, site, row, askAfterDays)
    })
}

/** Sends a locked request of the shop's that may have waited too long, or whose parcel came back to the shop. */
async function sendOrEnd(trx: Trx, site: Site, row: RequestRow, askAfterDays: number): Promise<void> {
  const now = site.clock.now()
  const isLate = row.source === 'SHOP' && (row.sendDate ?? row.createdAt) < later(now, -LATEST * DAY)
  if (isLate) return end(trx, row, { status: 'CANCELED', reason: 'LATE', date: now })
  const buyer = row.source === 'SHOP' ? await findBuyer(trx, row.orderId) : undefined
  if (buyer && buyer.status === 'APPROVED' && buyer.fulfillmentStatus !== 'FULFILLED')
    return updateRequest(trx, row.orderId, { sendDate: later(now, askAfterDays * DAY), updatedAt: now })
  await send(trx, site, row)
}

/**
 * Sends a locked request that waits, in the transaction that notes it: two servers send it once. What nobody may be
 * asked any more is canceled, and what cannot be sent has failed.
 */
export async function send(trx: Trx, { config, clock }: Site, row: RequestRow): Promise<void> {
  const date = clock.now()
  const buyer = await findBuyer(trx, row.orderId)
  const cancel = (reason: RequestReason) => end(trx, row, { status: 'CANCELED', reason, date })
  const fail = (reason: RequestReason) => end(trx, row, { status: 'FAILED', reason, date })
  if (buyer?.status !== 'APPROVED') return cancel('ORDER_CANCELED')
  if (buyer.paymentStatus === 'FULLY_REFUNDED') return cancel('REFUNDED')
  if (!buyer.email) return fail('NO_EMAIL')
  const { email: to, language } = buyer
  const reader = await readerOf(trx, 'reviewRequest', { email: to, memberId: row.memberId })
  if (reader?.refuses) return fail('REFUSED')
  const left = (await findAsked(trx, row.orderId)).filter(({ reviewId }) => reviewId === null)
  if (left.length === 0) return cancel('REVIEWED')
  const [first, ...others] = left.flatMap(({ name, slug, visible }) =>
    visible && name !== null && slug !== null ? [{ name, slug }] : [],
  )
  if (!first) return cancel('PRODUCTS_HIDDEN')
  await deliver(trx, { ...reviewRequestLetter(config, { to, language, products: [first, ...others] }), date })
  await updateRequest(trx, row.orderId, { status: 'SENT', sentAt: date, updatedAt: date })
}

interface End {
  readonly status: 'CANCELED' | 'FAILED'
  readonly reason: RequestReason
  readonly date: Date
}

export function end(trx: Trx, { orderId }: RequestRow, { status, reason, date }: End): Promise<void> {
  return updateRequest(trx, orderId, { status, reason, updatedAt: date })
}
