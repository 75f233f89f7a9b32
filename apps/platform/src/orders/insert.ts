import { jsonb, type Trx } from '../database.ts'
import { earnOnOrder } from '../loyalty/earn.ts'
import { deliver } from '../mailbox/deliver.ts'
import type { Services } from '../services.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { tellOrderApproved, tellOrderCreated } from './events.ts'
import type { NewOrder } from './new-order.ts'
import { orderDocument } from './order-document.ts'

export async function insertOrder(trx: Trx, services: Services, order: NewOrder): Promise<void> {
  const { orderId, row, quote, date, paid, caller } = order
  const { config } = services
  const memberId = row.ownerType === 'MEMBER' ? row.ownerId : null
  const email = row.email ?? ''
  const inserted = await trx
    .insertInto('orders')
    .values({
      id: orderId,
      number: await nextNumber(trx),
      checkoutId: row.id,
      ownerType: row.ownerType,
      ownerId: row.ownerId,
      visitorId: memberId ? null : row.ownerId,
      memberId,
      email,
      status: 'APPROVED',
      paymentStatus: paid ? 'PAID' : 'PENDING',
      fulfillmentStatus: 'NOT_FULFILLED',
      currency: row.currency,
      subtotalMinor: quote.totals.subtotal,
      totalMinor: quote.totals.total,
      document: jsonb(orderDocument(config, order)),
      revision: 1,
      createdAt: date,
      updatedAt: date,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellOrderCreated(trx, { row: inserted, date, caller })
  await tellOrderApproved(trx, { row: inserted, date, caller })
  if (memberId && paid) {
    await earnOnOrder(trx, { memberId, orderId, spent: quote.totals.subtotalAfterDiscount, date })
  }
  await deliver(trx, { ...confirmationMail(config, inserted, quote), date })
}

/** One short row lock near the end of the transaction: numbers without gaps, since a failed order gives its number back. */
async function nextNumber(trx: Trx): Promise<number> {
  const { lastNumber } = await trx
    .updateTable('orderCounter')
    .set((column) => ({ lastNumber: column('lastNumber', '+', 1) }))
    .where('id', '=', 1)
    .returning('lastNumber')
    .executeTakeFirstOrThrow()
  return lastNumber
}
