import type { Selectable } from 'kysely'
import type { Db } from '../../data/database.ts'
import type { OrderTables } from './tables.ts'

type Row = Selectable<OrderTables['ordersSettings']>
type Settings = Pick<Row, 'inventoryUpdateTrigger' | 'createInvoice' | 'autoGenerateInvoice'>

export const untouched: Settings = {
  inventoryUpdateTrigger: 'ON_ORDER_PLACED',
  createInvoice: true,
  autoGenerateInvoice: true,
}

export async function ordersSettings(db: Db, { lock = false } = {}): Promise<Settings & Partial<Row>> {
  const query = db.selectFrom('ordersSettings').selectAll().where('id', '=', 1)
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? untouched
}

/** What can be set, as calls name it. */
export const settingsOf = (row: Settings) => ({
  inventoryUpdateTrigger: row.inventoryUpdateTrigger,
  createInvoice: row.createInvoice,
  autoGenerateInvoiceOnPaidOrder: row.autoGenerateInvoice,
})

/** Orders settings (wire §4.3). */
export function settingsView(row: Settings & Partial<Row>) {
  return {
    ...settingsOf(row),
    createdDate: row.createdAt?.toISOString() ?? null,
    updatedDate: row.updatedAt?.toISOString() ?? null,
  }
}
