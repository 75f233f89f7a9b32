import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { applicationError } from '../../../base/errors.ts'
import { later } from '../../../base/later.ts'
import type { Db, Trx } from '../../../data/database.ts'
import { illegal, mayBecome, move, type StatusOf } from '../../../domain/status-machine.ts'
import { nextNumber } from '../numbers.ts'
import type { OrderRow } from '../order-view.ts'
import type { OrderTables } from '../tables.ts'

export type InvoiceRow = Selectable<OrderTables['invoices']>

const DUE_SECONDS = 14 * 86_400

export async function issueInvoice(trx: Trx, order: OrderRow, date: Date): Promise<InvoiceRow> {
  const inserted = await trx
    .insertInto('invoices')
    .values({
      id: randomUUID(),
      orderId: order.id,
      number: await nextNumber(trx, 'invoice'),
      status: statusFor(order.paymentStatus) ?? 'Draft',
      issuedAt: date,
      dueAt: later(date, DUE_SECONDS),
      updatedAt: date,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return inserted
}

type Status = StatusOf<'invoice'>

/** What an order's money makes of its invoices. */
function statusFor(paymentStatus: string): Status | undefined {
  if (paymentStatus === 'PAID' || paymentStatus.endsWith('_REFUNDED')) return 'Paid'
  if (paymentStatus === 'PARTIALLY_PAID') return 'PartiallyPaid'
  return paymentStatus === 'PENDING' || paymentStatus === 'PENDING_MERCHANT' ? 'Processing' : undefined
}

/** Invoices that still run follow the payments of their order. */
export async function followPayments(trx: Trx, order: OrderRow, date: Date): Promise<void> {
  for (const invoice of await readInvoices(trx, order.id)) {
    const to = nextStatus(invoice.status, order)
    if (to && to !== invoice.status && mayBecome('invoice', invoice.status, to))
      await setStatus(trx, invoice, to, date)
  }
}

/** What is late stays late until all of it is there; what was on its way and did not come is owed as before. */
function nextStatus(status: string, order: OrderRow): Status | undefined {
  const to = statusFor(order.paymentStatus)
  if (to === 'PartiallyPaid' && status === 'Overdue') return 'PartialAndOverdue'
  return !to && status === 'Processing' && order.status !== 'CANCELED' ? 'Sent' : to
}

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

export async function findInvoice(db: Db, orderId: string, id: string): Promise<InvoiceRow> {
  const invoice = (await readInvoices(db, orderId)).find((each) => each.id === id)
  if (!invoice) throw applicationError(404, 'INVOICE_NOT_FOUND', 'This order has no such invoice')
  return invoice
}

export async function setStatus(trx: Trx, invoice: InvoiceRow, to: Status, date: Date): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ status: move('invoice', invoice.status, to), updatedAt: date })
    .where('id', '=', invoice.id)
    .execute()
}

/** Sent again an invoice stays what it is, but for a draft; one that is void goes to nobody. */
export async function markSent(trx: Trx, invoice: InvoiceRow, date: Date): Promise<void> {
  if (invoice.status === 'Draft') await setStatus(trx, invoice, 'Sent', date)
  else if (invoice.status === 'Void') throw illegal('invoice', invoice.status, 'Sent')
}

/** Those that nobody paid in time. */
export async function markOverdue(trx: Trx, now: Date): Promise<void> {
  const late = await trx
    .selectFrom('invoices')
    .selectAll()
    .where('status', 'in', ['Sent', 'Processing', 'PartiallyPaid'])
    .where('dueAt', '<=', now)
    .forUpdate()
    .skipLocked()
    .limit(100)
    .execute()
  for (const invoice of late)
    await setStatus(trx, invoice, invoice.status === 'PartiallyPaid' ? 'PartialAndOverdue' : 'Overdue', now)
}
