import { randomUUID } from 'node:crypto'
import { applicationError } from '../../../base/errors.ts'
import { later } from '../../../base/later.ts'
import type { Db, Trx } from '../../../data/database.ts'
import { illegal, mayBecome } from '../../../domain/status-machine.ts'
import { nextNumber } from '../create/numbers-store.ts'
import type { OrderRow } from '../read/order-view.ts'
import {
  type InvoiceRow,
  insertInvoice,
  lockOverdue,
  readInvoices,
  type Status,
  updateStatus,
} from './store.ts'

const DUE_SECONDS = 14 * 86_400

export async function issueInvoice(trx: Trx, order: OrderRow, date: Date): Promise<InvoiceRow> {
  const inserted = await insertInvoice(trx, {
    id: randomUUID(),
    orderId: order.id,
    number: await nextNumber(trx, 'invoice'),
    status: statusFor(order.paymentStatus) ?? 'Draft',
    issuedAt: date,
    dueAt: later(date, DUE_SECONDS),
    updatedAt: date,
  })
  return inserted
}

/** Status of an invoice that follows from the order's money. */
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

/** Next status of an invoice: a late one stays late until it is paid in full; a payment that did not come is owed as before. */
function nextStatus(status: string, order: OrderRow): Status | undefined {
  const to = statusFor(order.paymentStatus)
  if (to === 'PartiallyPaid' && status === 'Overdue') return 'PartialAndOverdue'
  return !to && status === 'Processing' && order.status !== 'CANCELED' ? 'Sent' : to
}

export async function findInvoice(db: Db, orderId: string, id: string): Promise<InvoiceRow> {
  const invoice = (await readInvoices(db, orderId)).find((each) => each.id === id)
  if (!invoice) throw applicationError(404, 'INVOICE_NOT_FOUND', 'Invoice not found in this order.')
  return invoice
}

export async function setStatus(trx: Trx, invoice: InvoiceRow, to: Status, date: Date): Promise<void> {
  await updateStatus(trx, { invoiceId: invoice.id, status: invoice.status, to, date })
}

/** Sent again an invoice stays what it is, but for a draft; one that is void goes to nobody. */
export async function markSent(trx: Trx, invoice: InvoiceRow, date: Date): Promise<void> {
  if (invoice.status === 'Draft') await setStatus(trx, invoice, 'Sent', date)
  else if (invoice.status === 'Void') throw illegal('invoice', invoice.status, 'Sent')
}

/** Marks invoices overdue that nobody paid in time. */
export async function markOverdue(trx: Trx, now: Date): Promise<void> {
  const late = await lockOverdue(trx, now)
  for (const invoice of late)
    await setStatus(trx, invoice, invoice.status === 'PartiallyPaid' ? 'PartialAndOverdue' : 'Overdue', now)
}
