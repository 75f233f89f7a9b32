/** Orders: what was bought, how it is paid, sent and given back, and what is bought again and again. */

import { type Area, joined } from '../../http/area.ts'
import { adoptOrders } from './adopt.ts'
import { payments } from './payments/index.ts'
import { ordersData } from './personal-data-store.ts'
import { orderRoutes } from './routes.ts'
import { subscriptions } from './subscriptions/index.ts'

export const orders: Area = {
  ...joined({ routes: orderRoutes }, payments, subscriptions),
  onSignIn: adoptOrders,
  personalData: ordersData,
}

export { findOrder } from './access.ts'
export { type ActivityType, authorOf, happened } from './activities.ts'
export { OrderAnswer } from './answers.ts'
export { decideOrder } from './approve.ts'
export { balanceSummary, moneyHeld, moneyToRefund } from './balance.ts'
export { cancelOrder } from './cancel.ts'
export { lockOrder, writeOrder } from './change.ts'
export { changeOrdersSettings, UpdateOrdersSettings } from './change-settings.ts'
export { subscriptionOf } from './document-parts.ts'
export { createFulfillment, deleteFulfillment, updateTracking } from './fulfillments/change.ts'
export { type FulfillmentRow, readFulfillments } from './fulfillments/store.ts'
export { withLink } from './fulfillments/tracking.ts'
export { insertOrder } from './insert.ts'
export { deleteInvoice } from './invoices/delete.ts'
export {
  findInvoice,
  type InvoiceRow,
  issueInvoice,
  markSent,
  readInvoices,
  setStatus,
} from './invoices/issue.ts'
export { invoiceLink } from './invoices/routes.ts'
export { invoiceMail, paymentRequestMail } from './letters.ts'
export { amountOf, goodsOf, minorOf, nameOf } from './lines.ts'
export { linesOfOrder } from './lines-of-order.ts'
export { countFrom } from './numbers.ts'
export { orderDocument } from './order-document.ts'
export { type OrderRow, orderView } from './order-view.ts'
export { whenChanged } from './paid.ts'
export { collect } from './payment-requests/collect.ts'
export { mayBePaid, owed, type PaymentRequestRow, requestPayment } from './payment-requests/request.ts'
export { markAsPaid } from './payments/mark-as-paid.ts'
export { movePayment } from './payments/moves.ts'
export {
  accepted,
  type Charged,
  chargeBy,
  GIFT_CARDS,
  methodOf,
  providerFor,
  providersOf,
} from './payments/providers.ts'
export { type PaymentRow, readTransactions, type Transactions } from './payments/store.ts'
export { withPresentAddresses } from './present-addresses.ts'
export { type LineQuantities, orderQuantities, sentOf } from './quantities.ts'
export { refundRequestActs } from './refund-requests/acts.ts'
export { ordersAsking, type RefundRequestRow, readRequests } from './refund-requests/store.ts'
export { calculateRefund } from './refunds/calculate.ts'
export { refundOrder } from './refunds/refund.ts'
export { type Reason, type Refundability, refundabilities } from './refunds/refundability.ts'
export { OrderSearch, searchOrders } from './search.ts'
export { ordersSettings, settingsOf } from './settings.ts'
export { restock, takeStock } from './stock.ts'
export { type Act, cancel, turnOff, turnOn, undoCancel } from './subscriptions/acts.ts'
export { findContract } from './subscriptions/find.ts'
export { ContractList, contractStatuses, listContracts } from './subscriptions/list.ts'
export { nextCycle } from './subscriptions/next-cycle.ts'
export { savePaymentMethod } from './subscriptions/payment-method.ts'
export { renewManually } from './subscriptions/renew-manually.ts'
export { TRANSFERRED, transfer } from './subscriptions/transfer.ts'
export { allowedActions, type ContractAction, type ContractRow, contractView } from './subscriptions/view.ts'
export type { OrderDocument, Tracking } from './tables.ts'
export { changeTags } from './tags.ts'
export { updateOrder } from './update.ts'
