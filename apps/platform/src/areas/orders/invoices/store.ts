import type { InsertObject, Selectable } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import type { Tables } from '../../../data/tables.ts'
import { move, type StatusOf } from '../../../domain/status-machine.ts'
import type { OrderTables } from '../tables.ts'

export function insertInvoice(trx: Trx, values: InsertObject<Tables, 'invoices'>) {
  return trx.insertInto('invoices').values(values).returningAll().executeTakeFirstOrThrow()
}

export async function updateStatus(
  trx: Trx,
  {
    invoiceId,
    status,
    to,
    date,
  }: { readonly invoiceId: string; readonly status: string; readonly to: Status; readonly date: Date },
): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ status: move('invoice', status, to), updatedAt: date })
    .where('id', '=', invoiceId)
    .execute()
}

export type Status = StatusOf<'invoice'>

export function lockOverdue(trx: Trx, now: Date) {
  return trx
    .selectFrom('invoices')
    .selectAll()
    .where('status', 'in', ['Sent', 'Processing', 'PartiallyPaid'])
    .where('dueAt', '<=', now)
    .forUpdate()
    .skipLocked()
    .limit(100)
    .execute()
}

export type InvoiceRow = Selectable<OrderTables['invoices']>

export function readInvoices(db: Db, orderId: string): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('status', '<>', 'Deleted')
    .orderBy('issuedAt')
    .orderBy('number')
    .execute()
}

export function findInvoiceById(db: Db, id: string) {
  return db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findOrderOf(db: Db, orderId: string) {
  return db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
}
