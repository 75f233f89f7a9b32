import { backInStockRequestUpdated } from '@galleria/platform-client/events'
import { type Trx, transaction } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import type { Services } from '../../../data/services.ts'
import { move } from '../../../domain/status-machine.ts'
import { deliver } from '../../mailbox/index.ts'
import { readerOf } from '../../members/index.ts'
import { quantityLeft } from '../stock.ts'
import { backInStockLetter } from './letter.ts'
import { findDue, lockReceived, updateStatus } from './store.ts'
import type { RequestStatus } from './tables.ts'
import { endOtherVariants } from './wishes.ts'

/** Requests of one turn. */
const BATCH = 200

type Context = Pick<Services, 'db' | 'config' | 'clock'>

/** Writes once to everybody who asked for a product that can be bought again; requests for products that are gone fail. */
export async function notifyDue(context: Context): Promise<void> {
  const waiting = await findDue(context.db, BATCH)
  for (const { id, ...variant } of waiting)
    if (quantityLeft(variant) !== 0) await transaction(context.db, (trx) => notify(trx, context, id))
}

async function notify(trx: Trx, { config, clock }: Context, id: string): Promise<void> {
  const row = await lockReceived(trx, id)
  if (!row) return
  const date = clock.now()
  const begun = await set(trx, id, move('back-in-stock request', row.status, 'PROCESSING'), date)
  const reader = await readerOf(trx, 'backInStock', { email: row.email })
  const isTold = row.visible && !reader?.refuses
  const to = isTold ? 'NOTIFICATION_SENT' : 'FAILED'
  if (isTold) {
    const { email, language, name: product, slug } = row
    const letter = backInStockLetter(config, { to: email, language, product, slug, isMember: !!reader })
    await deliver(trx, { ...letter, date })
  }
  await set(trx, id, move('back-in-stock request', begun, to), date)
  if (row.fromWishlist) await endOtherVariants(trx, row, date)
}

async function set<Status extends RequestStatus>(
  trx: Trx,
  id: string,
  status: Status,
  date: Date,
): Promise<Status> {
  await updateStatus(trx, id, status, date)
  await emit(trx, backInStockRequestUpdated, { entityId: id, date, entity: { id, status } })
  return status
}
