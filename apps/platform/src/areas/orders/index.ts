/** Orders: what was bought, how it is paid, sent and given back, and what is bought again and again. */

import { transaction } from '../../data/database.ts'
import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { adoptOrders } from './adopt/adopt.ts'
import { markOverdue } from './invoices/issue.ts'
import { expireRequests } from './payment-requests/request.ts'
import { settleDue } from './payments/due.ts'
import { ordersData } from './personal-data-store.ts'
import { orderRoutes } from './routes.ts'
import { noticeDue } from './subscriptions/notices.ts'
import { renewDue } from './subscriptions/renew.ts'

export const orders: Area = {
  routes: orderRoutes,
  onSignIn: adoptOrders,
  personalData: ordersData,
  schedule(services) {
    every(services, 'payments', 60, () => settleDue(services))
    every(services, 'payment requests', 3600, async () => {
      await expireRequests(services)
      await transaction(services.db, (trx) => markOverdue(trx, services.clock.now()))
    })
    every(services, 'subscriptions', 60, async () => {
      await renewDue(services)
      await noticeDue(services)
    })
  },
}

export { type ActivityType, authorOf, happened } from './activity/activities.ts'
export { OrderAnswer, PriceAnswer } from './answers.ts'
export { lockOrder, writeOrder } from './change/write-order.ts'
export { subscriptionOf } from './create/document-parts.ts'
export { insertOrder } from './create/insert.ts'
export { countFrom } from './create/numbers-store.ts'
export { orderDocument } from './create/order-document.ts'
export { readFulfillments } from './fulfillments/store.ts'
export { withLink } from './fulfillments/tracking.ts'
export { canceledLetter } from './letters/canceled.ts'
export { confirmationLetter } from './letters/confirmation.ts'
export { downloadsLetter } from './letters/downloads.ts'
export { giftCardLetter } from './letters/gift-card.ts'
export { invoiceLetter } from './letters/invoice.ts'
export { paymentFailedLetter } from './letters/payment-failed.ts'
export { paymentRequestLetter } from './letters/payment-request.ts'
export { pickupReadyLetter } from './letters/pickup-ready.ts'
export { orderPlacedLetter } from './letters/placed.ts'
export { refundDeclinedLetter } from './letters/refund-declined.ts'
export { refundRequestedLetter } from './letters/refund-requested.ts'
export { refundedLetter } from './letters/refunded.ts'
export { returnApprovedLetter } from './letters/return-approved.ts'
export { returnReceivedLetter } from './letters/return-received.ts'
export { shippedLetter } from './letters/shipped.ts'
export type { OrderShop } from './letters/shop.ts'
export { amountOf, goodsOf, minorOf, nameOf } from './lines/lines.ts'
export { sentOf } from './lines/quantities.ts'
export { linesOfOrder } from './lines-of-order.ts'
export { whenChanged } from './paid/paid.ts'
export { collect } from './payment-requests/collect.ts'
export { mayBePaid, owed, type PaymentRequestRow, requestPayment } from './payment-requests/request.ts'
export { accepted, type Charged, chargeBy, GIFT_CARDS, methodOf, providerFor } from './payments/providers.ts'
export { readTransactions } from './payments/store.ts'
export { balanceSummary } from './read/balance.ts'
export { type OrderRow, orderView } from './read/order-view.ts'
export { type Exchangeable, readExchangeable, settleExchange } from './returns/exchange.ts'
export { findReturn } from './returns/store.ts'
export { ReturnAnswer, returnView } from './returns/view.ts'
export { ordersSettings } from './settings/store.ts'
export { restock, takeStock } from './stock/stock.ts'
export { deleteHeldStock, findHeldLine } from './stock/store.ts'
export { findOrderById } from './store.ts'
export { receivedLetter } from './subscriptions/letters/received.ts'
export { renewalLetter } from './subscriptions/letters/renewal.ts'
export { renewalFailedLetter } from './subscriptions/letters/renewal-failed.ts'
export type { SubscriptionContext } from './subscriptions/letters/subscription-letter.ts'
export { transferredLetter } from './subscriptions/letters/transferred.ts'
export { trialEndingLetter } from './subscriptions/letters/trial-ending.ts'
export { nextCycle } from './subscriptions/next-cycle.ts'
export { savePaymentMethod } from './subscriptions/store/payment-method.ts'
export { contractView } from './subscriptions/view.ts'
export type { OrderDocument } from './tables.ts'
