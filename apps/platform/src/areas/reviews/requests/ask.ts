import { later } from '../../../base/later.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { deliver } from '../../mailbox/index.ts'
import { readerOf } from '../../members/index.ts'
import { readSettings } from '../settings/store.ts'
import { reviewRequestLetter } from './letter.ts'
import { findBuyer, findToReview, findUnasked, insertRequest } from './store.ts'

const DAY = 86_400
/** Days after which an order is too old to be asked about: switched on, the letters begin with those of these days. */
const LATEST = 30
/** Orders of one turn, and products of one letter. */
const BATCH = 200
const MOST_PRODUCTS = 5

type Site = Pick<Services, 'db' | 'config' | 'clock'>

/** Job: asks members once an order to review what they bought, some days after the last parcel was sent. */
export async function askDue(site: Site): Promise<void> {
  const { db, clock } = site
  const { asksForReviews, askAfterDays } = await readSettings(db)
  if (!asksForReviews) return
  const to = later(clock.now(), -askAfterDays * DAY)
  const orders = await findUnasked(db, { from: later(to, -LATEST * DAY), to, limit: BATCH })
  for (const orderId of orders) await transaction(db, (trx) => ask(trx, site, orderId))
}

async function ask(trx: Trx, { config, clock }: Site, orderId: string): Promise<void> {
  const buyer = await findBuyer(trx, orderId)
  if (!buyer?.memberId) return
  const { memberId, email: to, language } = buyer
  const reader = await readerOf(trx, 'reviewRequest', { email: to, memberId })
  const [first, ...others] = await findToReview(trx, orderId, memberId, MOST_PRODUCTS)
  const status = reader?.refuses ? 'REFUSED' : first ? 'SENT' : 'NOTHING'
  const date = clock.now()
  const isFirst = await insertRequest(trx, { orderId, memberId, status, createdAt: date })
  if (!isFirst || status !== 'SENT' || !first) return
  await deliver(trx, { ...reviewRequestLetter(config, { to, language, products: [first, ...others] }), date })
}
