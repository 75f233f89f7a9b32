import type { KnownOf, NonRefundableReason } from '@galleria/platform-client/enums'
import type { PaymentProvider } from '../../../domain/payments/provider.ts'
import { hasBeenPaid } from '../paid/paid.ts'
import type { PaymentRow, RefundRow, Transactions } from '../payments/store.ts'
import type { OrderRow } from '../read/order-view.ts'

export type Reason = KnownOf<typeof NonRefundableReason>

export type Refundability =
  | { readonly paymentId: string; readonly status: 'NOT_REFUNDABLE'; readonly reason: Reason }
  | { readonly paymentId: string; readonly status: 'MANUAL' | 'REFUNDABLE'; readonly left: number }

/** Whether each payment can be given back, and if not, why (specification §8). */
export function refundabilities(
  order: OrderRow,
  { payments, refunds }: Transactions,
  providers: Readonly<Record<string, PaymentProvider>>,
): Refundability[] {
  if (payments.length === 0)
    return [
      {
        paymentId: '',
        status: 'NOT_REFUNDABLE',
        reason: withoutPayment(order),
      },
    ]
  return payments.map((payment) => {
    const { id: paymentId } = payment
    const own = refunds.filter((refund) => refund.paymentId === paymentId)
    const found = refundabilityOf(order, payment, own, providers)
    return typeof found === 'string'
      ? { paymentId, status: 'NOT_REFUNDABLE', reason: found }
      : { paymentId, ...found }
  })
}

/** Money that came without a payment here cannot be found; otherwise none came. */
function withoutPayment({ totalMinor, paymentStatus }: OrderRow): Reason {
  if (totalMinor === 0) return 'ZERO_PRICE'
  return hasBeenPaid(paymentStatus) ? 'TRANSACTION_NOT_FOUND' : 'NOT_PAID'
}

function refundabilityOf(
  order: OrderRow,
  payment: PaymentRow,
  refunds: readonly RefundRow[],
  providers: Readonly<Record<string, PaymentProvider>>,
): Reason | { readonly status: 'MANUAL' | 'REFUNDABLE'; readonly left: number } {
  if (!['APPROVED', 'CANCELED'].includes(order.status)) return 'FORBIDDEN'
  if (payment.amountMinor === 0) return 'ZERO_PRICE'
  if (payment.status === 'REFUNDED') return 'ALREADY_REFUNDED'
  if (!['APPROVED', 'PARTIALLY_REFUNDED'].includes(payment.status)) return 'NOT_PAID'
  if (refunds.some(({ status }) => status === 'PENDING')) return 'PENDING_REFUND'
  if (order.paymentStatus === 'PARTIALLY_PAID') return 'PARTIALLY_PAID'
  if (order.document.lineItems.some(({ paymentOption }) => paymentOption === 'DEPOSIT_ONLINE'))
    return 'DEPOSIT_ONLINE_ITEM'
  const left = payment.amountMinor - refundedOf(refunds)
  if (payment.offline) return { status: 'MANUAL', left }
  const provider = providers[payment.provider]
  if (!provider) return 'ACCESS_DENIED'
  try {
    const answer = provider.refundability(payment.method)
    return answer === 'REFUNDABLE' || answer === 'MANUAL' ? { status: answer, left } : answer
  } catch {
    return 'INTERNAL_ERROR'
  }
}

export function refundedOf(refunds: readonly RefundRow[]): number {
  return refunds
    .filter(({ status }) => status !== 'FAILED')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
