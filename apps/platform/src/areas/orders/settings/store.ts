import type { Selectable, UpdateObject } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import type { Tables } from '../../../data/tables.ts'
import type { OrderTables } from '../tables.ts'

export async function insertDefaultSettings(trx: Trx, date: Date): Promise<void> {
  await trx
    .insertInto('ordersSettings')
    .values({ id: 1, createdAt: date, updatedAt: date, ...untouched })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export function updateSettings(trx: Trx, changes: UpdateObject<Tables, 'ordersSettings'>) {
  return trx
    .updateTable('ordersSettings')
    .set(changes)
    .where('id', '=', 1)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export type Row = Selectable<OrderTables['ordersSettings']>

export type Settings = Pick<Row, 'inventoryUpdateTrigger' | 'createInvoice' | 'autoGenerateInvoice'>

const untouched: Settings = {
  inventoryUpdateTrigger: 'ON_ORDER_PLACED',
  createInvoice: true,
  autoGenerateInvoice: true,
}

export async function ordersSettings(db: Db, { lock = false } = {}): Promise<Settings & Partial<Row>> {
  const query = db.selectFrom('ordersSettings').selectAll().where('id', '=', 1)
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? untouched
}
