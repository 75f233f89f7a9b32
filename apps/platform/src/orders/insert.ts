import { jsonb, type Trx } from '../database.ts'
import { deliver } from '../mailbox/deliver.ts'
import { GIFT_CARDS } from '../payments/providers.ts'
import { recordPayment } from '../payments/record.ts'
import { paymentStatusOf } from '../payments/status.ts'
import { testProvider } from '../payments/test-provider.ts'
import type { Services } from '../services.ts'
import { type ActivityType, withActivities } from './activities.ts'
import { balanceSummary } from './balance.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { tellCreated } from './events.ts'
import type { NewOrder } from './new-order.ts'
import { nextNumber } from './numbers.ts'
import { orderDocument } from './order-document.ts'
import type { OrderRow } from './order-view.ts'
import { hasBeenPaid, whenPaid } from './paid.ts'

export async function insertOrder(trx: Trx, services: Services, order: NewOrder): Promise<OrderRow> {
  const { orderId, row, quote, date, charge, caller } = order
  const { config } = services
  const { total } = quote.totals
  const card = quote.giftCard?.amount ?? 0
  const due = quote.totals.payNow.total - card
  const payments = [
    ...(card ? [{ status: 'APPROVED' as const, amountMinor: card, offline: false }] : []),
    ...(charge ? [{ ...charge, amountMinor: due }] : []),
  ]
  const paymentStatus = paymentStatusOf(total, payments, [])
  // A payment that the merchant looks at first holds the whole order.
  const status = charge?.status === 'PENDING_MERCHANT' ? 'PENDING' : 'APPROVED'
  const memberId = row.ownerType === 'MEMBER' ? row.ownerId : null
  const document = orderDocument(config, order)
  let inserted = await trx
    .insertInto('orders')
    .values({
      id: orderId,
      number: await nextNumber(trx),
      checkoutId: row.id,
      ownerType: row.ownerType,
      ownerId: row.ownerId,
      visitorId: memberId ? null : row.ownerId,
      memberId,
      email: row.email ?? '',
      status,
      paymentStatus,
      fulfillmentStatus: 'NOT_FULFILLED',
      currency: row.currency,
      subtotalMinor: quote.totals.subtotal,
      totalMinor: total,
      document: jsonb({
        ...document,
        activities: withActivities([], activitiesOf(paymentStatus, status, charge?.status), date),
        balanceSummary: balanceSummary(config, total, payments, []),
      }),
      revision: 1,
      createdAt: date,
      updatedAt: date,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (card) await recordGiftCard(trx, order, card)
  if (charge) {
    const attempt = { orderId, provider: testProvider.name, requestKey: row.id, amountMinor: due }
    await recordPayment(trx, { ...attempt, answer: charge, date })
  }
  if (hasBeenPaid(paymentStatus)) inserted = await whenPaid(trx, services, inserted)
  await tellCreated(trx, { row: inserted, date, caller })
  await deliver(trx, { ...confirmationMail(config, inserted, quote), date })
  return inserted
}

function recordGiftCard(trx: Trx, { orderId, row, quote, date }: NewOrder, amountMinor: number) {
  const reference = quote.giftCard?.card.id ?? ''
  const answer = { status: 'APPROVED', method: 'gift-card', offline: false, reference } as const
  const attempt = { orderId, provider: GIFT_CARDS, requestKey: `gift card ${row.id}`, amountMinor }
  return recordPayment(trx, { ...attempt, answer, date })
}

function activitiesOf(paymentStatus: string, status: string, charge: string | undefined): ActivityType[] {
  return [
    'ORDER_PLACED',
    ...(status === 'PENDING' ? (['ORDER_PENDING'] as const) : []),
    ...(charge === 'AUTHORIZED' ? (['AUTHORIZED_PAYMENT_CREATED'] as const) : []),
    ...(paymentStatus === 'PENDING' ? (['PAYMENT_PENDING'] as const) : []),
    ...(hasBeenPaid(paymentStatus) ? (['ORDER_PAID'] as const) : []),
  ]
}
