import type { TransactionStatus } from '../../../domain/payments/status.ts'

/** Later answer of a provider, and its time: banks take theirs. */
interface Settles<Status> {
  settlesAs: Status | null
  settlesAt: Date | null
}

export type RefundStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED'
/** Specification §4. */
type ActionStatus = 'SCHEDULED' | 'STARTED' | 'SUCCEEDED' | 'FAILED'

export interface PaymentTables {
  orderPayments: Settles<TransactionStatus> & {
    id: string
    orderId: string
    provider: string
    /** A method of the provider's: `bank-transfer`. */
    method: string
    offline: boolean
    amountMinor: number
    status: TransactionStatus
    /** The provider's own name of it. */
    reference: string | null
    /** Why it was declined. */
    reason: string | null
    /** One attempt, one payment, however often it is sent. */
    requestKey: string
    createdAt: Date
    updatedAt: Date
  }
  orderRefunds: Settles<RefundStatus> & {
    id: string
    orderId: string
    paymentId: string
    amountMinor: number
    status: RefundStatus
    /** Given back outside of the provider. */
    manual: boolean
    reason: string | null
    requestKey: string
    createdAt: Date
    updatedAt: Date
  }
  /** Future acts on an authorized payment. */
  paymentActions: {
    id: string
    paymentId: string
    orderId: string
    type: 'CAPTURE' | 'VOID'
    status: ActionStatus
    failure: string | null
    dueAt: Date
    createdAt: Date
    updatedAt: Date
  }
}
