import type { Selectable } from 'kysely'
import type { Db } from '../database.ts'
import type { OrderTables } from './tables.ts'

type Row = Selectable<OrderTables['ordersSettings']>
export type Settings = Pick<Row, 'inventoryUpdateTrigger' | 'createInvoice' | 'autoGenerateInvoice'>

const untouched: Settings = {
  inventoryUpdateTrigger: 'ON_ORDER_PLACED',
  createInvoice: true,
  autoGenerateInvoice: true,
}

export async function ordersSettings(db: Db): Promise<Settings & Partial<Row>> {
  const row = await db.selectFrom('ordersSettings').selectAll().where('id', '=', 1).executeTakeFirst()
  return row ?? untouched
}

/** Orders settings (wire §4.3). */
export function settingsView(row: Settings & Partial<Row>) {
  return {
    inventoryUpdateTrigger: row.inventoryUpdateTrigger,
    createInvoice: row.createInvoice,
    autoGenerateInvoiceOnPaidOrder: row.autoGenerateInvoice,
    createdDate: row.createdAt?.toISOString() ?? null,
    updatedDate: row.updatedAt?.toISOString() ?? null,
  }
}
