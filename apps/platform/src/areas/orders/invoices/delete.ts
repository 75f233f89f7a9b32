import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { writeOrder } from '../change/write-order.ts'
import type { OrderRow } from '../read/order-view.ts'
import { findInvoice, setStatus } from './issue.ts'

interface Deletion {
  readonly order: OrderRow
  readonly invoiceId: string
  readonly caller: Caller
}

/** Deletes an invoice that nobody owes: a draft, or a void one. Its number is not given again. */
export async function deleteInvoice(
  trx: Trx,
  context: Pick<Services, 'config' | 'clock' | 'hooks'>,
  { order, invoiceId, caller }: Deletion,
): Promise<void> {
  const invoice = await findInvoice(trx, order.id, invoiceId)
  await setStatus(trx, invoice, 'Deleted', context.clock.now())
  // A void one was told of as removed when it became so.
  if (invoice.status === 'Draft')
    await writeOrder(trx, context, order, { activities: ['INVOICE_REMOVED'] }, caller)
}
