import * as operations from '@galleria/platform-client/operations/orders/invoices'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { transaction } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { isSigned } from '../../../data/signed-link.ts'
import { readTerms } from '../../../data/terms-revision/terms.ts'
import type { StoredAddress } from '../../../domain/address/address.ts'
import { type App, operation } from '../../../http/route.ts'
import { shopConfig } from '../../site-properties/index.ts'
import { placeOf, readTaxBooks, taxIdAt } from '../../terms/index.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { destinationOf } from '../handling/sheets/destination.ts'
import { invoiceLetter } from '../letters/invoice.ts'
import { notifyBuyer } from '../letters/notify-buyer.ts'
import { findOrder } from '../read/access.ts'
import { ordersSettings } from '../settings/store.ts'
import { deleteInvoice } from './delete.ts'
import { findInvoice, issueInvoice, markSent, setStatus } from './issue.ts'
import { invoiceLink, invoicePath, type LinkContext } from './link.ts'
import { invoicePdf } from './pdf.ts'
import { findInvoiceById, findOrderOf, type InvoiceRow, readInvoices } from './store.ts'

const Id = z.string().min(1).max(100)
const Invoice = z.object({
  id: z.string(),
  orderId: z.string(),
  number: z.string(),
  status: z.string(),
  issueDate: z.string(),
  dueDate: z.string(),
  /** Good for an hour at most. */
  url: z.string(),
})
const Answer = z.object({ invoice: Invoice })

/** `seconds`: how long its link is good. */
function invoiceView(context: LinkContext, invoice: InvoiceRow, seconds?: number) {
  return {
    id: invoice.id,
    orderId: invoice.orderId,
    number: String(invoice.number),
    status: invoice.status,
    issueDate: invoice.issuedAt.toISOString(),
    dueDate: invoice.dueAt.toISOString(),
    url: invoiceLink(context, invoice, seconds),
  }
}

/** Beyond the wire reference, which names the entity and its statuses alone. */
export function invoiceRoutes(app: App): void {
  operation(
    app,
    operations.listInvoices,
    { query: z.object({ orderId: Id }), answer: z.object({ invoices: z.array(Invoice) }) },
    async ({ db, caller, input, ...context }) => {
      const { id } = await findOrder(db, caller, input.orderId)
      return { invoices: (await readInvoices(db, id)).map((invoice) => invoiceView(context, invoice)) }
    },
  )

  operation(
    app,
    operations.createInvoice,
    { body: z.object({ orderId: Id }), answer: Answer },
    ({ db, caller, input, ...context }) =>
      transaction(db, async (trx) => {
        if (!(await ordersSettings(trx)).createInvoice)
          throw applicationError(428, 'INVOICES_ARE_DISABLED', 'Invoices are turned off for this site.')
        const order = await lockOrder(trx, input.orderId)
        const invoice = await issueInvoice(trx, order, context.clock.now())
        await writeOrder(trx, context, order, { activities: ['INVOICE_ADDED'] }, caller)
        return { invoice: invoiceView(context, invoice) }
      }),
  )

  for (const [served, status, activity] of [
    [operations.sendInvoice, 'Sent', 'INVOICE_SENT'],
    [operations.voidInvoice, 'Void', 'INVOICE_REMOVED'],
  ] as const) {
    operation(
      app,
      served,
      {
        body: z.object({ orderId: Id, invoiceId: Id }),
        answer: Answer,
      },
      ({ db, caller, input, ...context }) =>
        transaction(db, async (trx) => {
          const date = context.clock.now()
          const order = await lockOrder(trx, input.orderId)
          const invoice = await findInvoice(trx, order.id, input.invoiceId)
          if (status === 'Void') await setStatus(trx, invoice, status, date)
          else await markSent(trx, invoice, date)
          const row = await writeOrder(trx, context, order, { activities: [activity] }, caller)
          if (status === 'Sent') {
            const link = invoiceLink(context, invoice, 30 * 86_400)
            await notifyBuyer(trx, context, row, (shop, buyerOrder) => invoiceLetter(shop, buyerOrder, link))
          }
          const [after = invoice] = (await readInvoices(trx, order.id)).filter(({ id }) => id === invoice.id)
          return { invoice: invoiceView(context, after) }
        }),
    )
  }

  operation(
    app,
    operations.deleteInvoice,
    { query: z.object({ orderId: Id, invoiceId: Id }), answer: z.object({}) },
    ({ db, caller, input, ...context }) =>
      transaction(db, async (trx) => {
        const order = await lockOrder(trx, input.orderId)
        await deleteInvoice(trx, context, { order, invoiceId: input.invoiceId, caller })
        return {}
      }),
  )

  app.get(invoicePath(':id'), async (c) => {
    const { db, config, clock } = c.var.services
    const id = c.req.param('id')
    const { until, proof } = c.req.query()
    if (!isUuid(id) || !isSigned(config, invoicePath(id), { until, proof }, clock.now())) throw gone()
    const invoice = await findInvoiceById(db, id)
    if (!invoice || invoice.status === 'Deleted') throw gone()
    const order = await findOrderOf(db, invoice.orderId)
    const books = await readTaxBooks(db, await readTerms(db))
    const taxId = taxIdAt(books, placeOf(destinationOf(order).address as StoredAddress | null))
    const bytes = await invoicePdf({ ...(await shopConfig(db, config)), taxId }, order, invoice)
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="invoice-${invoice.number}.pdf"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    })
  })
}

function gone() {
  return applicationError(410, 'LINK_HAS_ENDED', 'This link is wrong or has expired.')
}
