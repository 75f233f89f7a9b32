import { randomUUID } from 'node:crypto'
import { later } from '../../../base/later.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { readSettings } from '../settings/store.ts'
import { findBuyer, findToReview, findUnasked } from './store/orders.ts'
import { insertRequest, writeItems } from './store/rows.ts'

const DAY = 86_400
/** Days after its day at which a request is too late: switched on, the letters begin with orders of these days. */
export const LATEST = 30
/** Orders of one look, and looks of one turn. */
const BATCH = 200
const LOOKS = 10
/** Products of one request (review requests API). */
export const MOST_PRODUCTS = 5

type Site = Pick<Services, 'db' | 'clock'>

/** Job: makes a request for each order that was sent whole, for its day, once. */
export async function planRequests({ db, clock }: Site): Promise<void> {
  const { asksForReviews, askAfterDays } = await readSettings(db)
  if (!asksForReviews) return
  const to = clock.now()
  const span = { from: later(to, -(askAfterDays + LATEST) * DAY), to, limit: BATCH }
  for (let look = 0; look < LOOKS; look += 1) {
    const orders = await findUnasked(db, span)
    for (const { id, sentAt } of orders) {
      const sendDate = later(sentAt, askAfterDays * DAY)
      await transaction(db, (trx) => plan(trx, { orderId: id, sendDate, date: to }))
    }
    if (orders.length < BATCH) return
  }
}

interface Plan {
  readonly orderId: string
  readonly sendDate: Date
  readonly date: Date
}

async function plan(trx: Trx, { orderId, sendDate, date }: Plan): Promise<void> {
  const memberId = (await findBuyer(trx, orderId))?.memberId
  if (!memberId) return
  const productIds = await findToReview(trx, { orderId, memberId, limit: MOST_PRODUCTS })
  const isFirst = await insertRequest(trx, {
    ...{ id: randomUUID(), orderId, memberId, source: 'SHOP', sendDate },
    status: productIds.length ? 'SCHEDULED' : 'NONE',
    ...{ sentAt: null, reason: null, revision: 1, createdAt: date, updatedAt: date },
  })
  if (isFirst) await writeItems(trx, { orderId, memberId }, productIds)
}
