import type { PlatformConfig } from '../../../data/config.ts'
import { orderPrice } from '../../../domain/money/money-view.ts'
import type { PaymentRow, RefundRow, Transactions } from './store.ts'

/** Payments and refunds of an order, as the platform's order transactions. */
export function transactionsView(
  config: PlatformConfig,
  orderId: string,
  { payments, refunds }: Transactions,
) {
  return {
    orderId,
    payments: payments.map((payment) => paymentView(config, payment)),
    refunds: [...Map.groupBy(refunds, ({ requestKey }) => requestKey).values()].map((parts) =>
      refundView(config, parts),
    ),
  }
}

function paymentView(config: PlatformConfig, payment: PaymentRow) {
  const { id, amountMinor, createdAt, updatedAt, status, offline, method, reference, reason } = payment
  return {
    id,
    amount: orderPrice(config, amountMinor),
    createdDate: createdAt.toISOString(),
    updatedDate: updatedAt.toISOString(),
    refundDisabled: false,
    regularPaymentDetails: {
      status,
      offlinePayment: offline,
      paymentMethod: method,
      ...(reference ? { providerTransactionId: reference } : {}),
      ...(reason ? { declineReason: reason } : {}),
    },
  }
}

function refundView(config: PlatformConfig, parts: readonly RefundRow[]) {
  const [first] = parts
  return {
    id: first?.id ?? '',
    createdDate: first?.createdAt.toISOString() ?? '',
    details: { ...(first?.reason ? { reason: first.reason } : {}) },
    transactions: parts.map(({ id, paymentId, amountMinor, status, manual }) => ({
      id,
      paymentId,
      amount: orderPrice(config, amountMinor),
      refundStatus: status,
      externalRefund: manual,
    })),
  }
}
