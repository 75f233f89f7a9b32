import { backInStockRequestUpdated } from '@galleria/platform-client/events'
import { type Trx, transaction } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import type { Services } from '../../../data/services.ts'
import { deliver } from '../../mailbox/deliver.ts'
import { refusingPath } from '../../mailbox/letters.ts'
import { readerOf } from '../../members/communication/store.ts'
import { move } from '../../orders/machine.ts'
import { quantityLeft } from '../stock.ts'
import type { RequestStatus } from './tables.ts'

type Context = Pick<Services, 'db' | 'config' | 'clock'>

/** Who asked for what can be bought again is told, once; where it is gone for good, the request fails. */
export async function notifyDue(context: Context): Promise<void> {
  const waiting = await context.db
    .selectFrom('backInStockRequests')
    .innerJoin('variants', 'variants.id', 'backInStockRequests.variantId')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select([
      'backInStockRequests.id',
      'trackQuantity',
      'quantity',
      'inStock',
      'preordered',
      'variants.preorder',
    ])
    .where('backInStockRequests.status', '=', 'RECEIVED')
    .where((where) => where.or([where('quantity', '>', 0), where('inStock', '=', true)]))
    .orderBy('backInStockRequests.createdAt')
    .limit(200)
    .execute()
  for (const { id, ...variant } of waiting)
    if (quantityLeft(variant) !== 0) await transaction(context.db, (trx) => notify(trx, context, id))
}

async function notify(trx: Trx, { config, clock }: Context, id: string): Promise<void> {
  const row = await trx
    .selectFrom('backInStockRequests')
    .innerJoin('products', 'products.id', 'backInStockRequests.productId')
    .selectAll('backInStockRequests')
    .select(['products.slug', 'products.name', 'products.visible'])
    .where('backInStockRequests.id', '=', id)
    .where('backInStockRequests.status', '=', 'RECEIVED')
    .forUpdate('backInStockRequests')
    .skipLocked()
    .executeTakeFirst()
  if (!row) return
  const date = clock.now()
  const begun = await set(trx, id, move('back-in-stock request', row.status, 'PROCESSING'), date)
  const reader = await readerOf(trx, 'backInStock', { email: row.email })
  const isTold = row.visible && !reader?.refuses
  const to = isTold ? 'NOTIFICATION_SENT' : 'FAILED'
  const off = reader ? `You can switch off letters like this one: ${config.storeUrl}${refusingPath}\n\n` : ''
  if (isTold)
    await deliver(trx, {
      to: row.email,
      subject: `${row.name} is back at ${config.storeName}`,
      text: `Hello,\n\nyou asked us to tell you: ${row.name} can be bought again.\n${config.storeUrl}/products/${row.slug}\n\n${off}${config.storeName}`,
      date,
    })
  await set(trx, id, move('back-in-stock request', begun, to), date)
}

async function set<Status extends RequestStatus>(
  trx: Trx,
  id: string,
  status: Status,
  date: Date,
): Promise<Status> {
  await trx.updateTable('backInStockRequests').set({ status, updatedAt: date }).where('id', '=', id).execute()
  await emit(trx, backInStockRequestUpdated, { entityId: id, date, entity: { id, status } })
  return status
}
