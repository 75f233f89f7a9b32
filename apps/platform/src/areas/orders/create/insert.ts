import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { confirmationLetter } from '../letters/confirmation.ts'
import { notifyBuyer } from '../letters/notify-buyer.ts'
import { GIFT_CARDS } from '../payments/providers.ts'
import type { OrderRow } from '../read/order-view.ts'
import { type AddedPayment, addOrder } from './add.ts'
import type { NewOrder } from './new-order.ts'
import { orderDocument } from './order-document.ts'

/** The order of a checkout, or of a draft, as it was quoted. */
export async function insertOrder(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  order: NewOrder,
): Promise<OrderRow> {
  const { orderId, row, quote, date, charge, caller, drafted = false, quietly = false } = order
  const { config } = services
  const memberId = row.ownerType === 'MEMBER' ? row.ownerId : null
  const inserted = await addOrder(trx, services, {
    order: {
      id: orderId,
      checkoutId: drafted ? null : row.id,
      ownerType: row.ownerType,
      ownerId: row.ownerId,
      visitorId: memberId ? null : row.ownerId,
      memberId,
      email: row.email ?? '',
      // A payment that the merchant looks at first holds the whole order.
      status: charge?.status === 'PENDING_MERCHANT' ? 'PENDING' : 'APPROVED',
      currency: row.currency,
      subtotalMinor: quote.totals.subtotal,
      totalMinor: quote.totals.total,
      document: orderDocument(config, order),
    },
    payments: attemptsOf(order),
    activities: order.savesPayment ? ['SAVED_PAYMENT_METHOD'] : [],
    date,
    caller,
  })
  if (!quietly) await notifyBuyer(trx, services, inserted, confirmationLetter)
  return inserted
}

/** Payments of an order: the gift card's, that of store credit, and the charge for the rest. */
function attemptsOf({ row, quote, charge }: NewOrder): AddedPayment[] {
  const card = quote.giftCard?.amount ?? 0
  const credit = quote.storeCredit?.amount ?? 0
  const due = quote.totals.payNow.total - card - credit
  const reference = quote.giftCard?.card.id ?? ''
  return [
    ...(card
      ? [
          {
            provider: GIFT_CARDS,
            requestKey: `gift card ${row.id}`,
            amountMinor: card,
            answer: { status: 'APPROVED', method: 'gift-card', offline: false, reference } as const,
          },
        ]
      : []),
    ...(credit
      ? [
          {
            provider: GIFT_CARDS,
            requestKey: `store credit ${row.id}`,
            amountMinor: credit,
            answer: {
              status: 'APPROVED',
              method: 'store-credit',
              offline: false,
              reference: quote.storeCredit?.card.id ?? '',
            } as const,
          },
        ]
      : []),
    ...(charge ? [{ provider: charge.provider, requestKey: row.id, amountMinor: due, answer: charge }] : []),
  ]
}
