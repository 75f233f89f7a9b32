import type { Minor } from '../money/money.ts'

/** Specification §4 "Payment/transaction". */
export type TransactionStatus =
  | 'UNDEFINED'
  | 'APPROVED'
  | 'PENDING'
  | 'PENDING_MERCHANT'
  | 'CANCELED'
  | 'DECLINED'
  | 'REFUNDED'
  | 'PARTIALLY_REFUNDED'
  | 'AUTHORIZED'
  | 'VOIDED'

/** Specification §4 "Order payment status". */
export type OrderPaymentStatus =
  | 'NOT_PAID'
  | 'PAID'
  | 'PARTIALLY_PAID'
  | 'PARTIALLY_REFUNDED'
  | 'FULLY_REFUNDED'
  | 'PENDING'
  | 'PENDING_MERCHANT'
  | 'CANCELED'
  | 'DECLINED'

export interface PaymentFact {
  readonly amountMinor: Minor
  readonly status: TransactionStatus
  readonly offline: boolean
}

export interface RefundFact {
  readonly amountMinor: Minor
  readonly status: 'PENDING' | 'SUCCEEDED' | 'FAILED'
}

export interface Balance {
  /** Amount received, refunds included. */
  readonly paid: Minor
  readonly refunded: Minor
  readonly pendingRefund: Minor
  /** Held by the provider until it is captured. */
  readonly authorized: Minor
  readonly pending: Minor
  /** Still owed. */
  readonly balance: Minor
}

const arrived: readonly TransactionStatus[] = ['APPROVED', 'PARTIALLY_REFUNDED', 'REFUNDED']

export function balanceOf(
  total: Minor,
  payments: readonly PaymentFact[],
  refunds: readonly RefundFact[],
): Balance {
  const of = (...statuses: readonly TransactionStatus[]) =>
    sum(payments.filter(({ status }) => statuses.includes(status)))
  const paid = of(...arrived)
  return {
    paid,
    refunded: sum(refunds.filter(({ status }) => status === 'SUCCEEDED')),
    pendingRefund: sum(refunds.filter(({ status }) => status === 'PENDING')),
    authorized: of('AUTHORIZED'),
    pending: of('PENDING', 'PENDING_MERCHANT'),
    balance: Math.max(0, total - paid),
  }
}

/** An order's payment status is what its transactions come to; payments are given oldest first. */
export function paymentStatusOf(
  total: Minor,
  payments: readonly PaymentFact[],
  refunds: readonly RefundFact[],
): OrderPaymentStatus {
  const { paid, refunded } = balanceOf(total, payments, refunds)
  if (refunded > 0) return refunded >= paid ? 'FULLY_REFUNDED' : 'PARTIALLY_REFUNDED'
  if (paid >= total) return 'PAID'
  if (paid > 0) return 'PARTIALLY_PAID'
  const open = payments.filter(({ offline, status }) => !(offline && status === 'PENDING'))
  const has = (status: TransactionStatus) => open.some((payment) => payment.status === status)
  // Held money waits for the merchant to take it, as a payment under review does.
  if (has('PENDING_MERCHANT') || has('AUTHORIZED')) return 'PENDING_MERCHANT'
  if (has('PENDING')) return 'PENDING'
  const last = payments.at(-1)?.status
  if (last === 'DECLINED') return 'DECLINED'
  return last === 'CANCELED' || last === 'VOIDED' ? 'CANCELED' : 'NOT_PAID'
}

function sum(facts: readonly { readonly amountMinor: Minor }[]): Minor {
  return facts.reduce((whole, { amountMinor }) => whole + amountMinor, 0)
}
