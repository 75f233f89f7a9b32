import { paymentStatusOf, type TransactionStatus } from '../../../domain/payments/status.ts'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'

interface Paid {
  readonly orderId: string
  readonly name: string
  readonly total: number
  readonly paymentStatus: string
  readonly date: Date
}

export interface Money {
  readonly payments: Inserted<'orderPayments'>[]
  readonly refunds: Inserted<'orderRefunds'>[]
}

/** Payments and refunds that give an order its payment status. */
export function moneyOf(order: Paid): Money {
  const { total, paymentStatus } = order
  const [status, share] = payments[paymentStatus] ?? []
  if (!status || total === 0) return { payments: [], refunds: [] }
  const payment = paymentRow(order, status, Math.floor(total * (share ?? 1)))
  const gone = paymentStatus === 'FULLY_REFUNDED' ? total : Math.floor(total / 3)
  const refunds = status.endsWith('REFUNDED') ? [refundRow(order, payment.id, gone)] : []
  const computed = paymentStatusOf(
    total,
    [payment],
    refunds.map(({ amountMinor }) => ({ amountMinor, status: 'SUCCEEDED' })),
  )
  if (computed !== paymentStatus) throw new Error(`${paymentStatus} was seeded as ${computed}`)
  return { payments: [payment], refunds }
}

const payments: Readonly<Record<string, readonly [status: TransactionStatus, share?: number]>> = {
  PAID: ['APPROVED'],
  PARTIALLY_PAID: ['APPROVED', 0.5],
  PARTIALLY_REFUNDED: ['PARTIALLY_REFUNDED'],
  FULLY_REFUNDED: ['REFUNDED'],
  PENDING: ['PENDING'],
  PENDING_MERCHANT: ['PENDING_MERCHANT'],
  CANCELED: ['CANCELED'],
  DECLINED: ['DECLINED'],
}

function paymentRow({ orderId, name, date }: Paid, status: TransactionStatus, amountMinor: number) {
  return {
    id: idOf('payment', name),
    orderId,
    provider: 'test',
    method: status === 'PENDING' ? 'pending' : 'approved',
    offline: false,
    amountMinor,
    status,
    reference: `test_${idOf('payment', name).slice(0, 8)}`,
    reason: status === 'DECLINED' ? 'CARD_DECLINED' : null,
    requestKey: name,
    settlesAs: null,
    settlesAt: null,
    createdAt: date,
    updatedAt: date,
  }
}

function refundRow({ orderId, name, date }: Paid, paymentId: string, amountMinor: number) {
  return {
    id: idOf('refund', name),
    orderId,
    paymentId,
    amountMinor,
    status: 'SUCCEEDED' as const,
    manual: false,
    reason: null,
    requestKey: name,
    settlesAs: null,
    settlesAt: null,
    createdAt: date,
    updatedAt: date,
  }
}
