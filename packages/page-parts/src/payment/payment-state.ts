import type { Message } from '@galleria/i18n'
import type { Order } from '@galleria/platform-client/orders'
import { key } from '../messages/index.ts'

interface PaymentState {
  readonly text: Message
  readonly tone: 'info' | 'warning' | 'danger'
  /** True when the order can be paid, or paid in another way. */
  readonly resumable: boolean
}

/** State of an outstanding payment for the buyer; null once it is paid, or when no payment is expected. */
export function paymentState({
  status,
  paymentStatus,
}: Pick<Order, 'status' | 'paymentStatus'>): PaymentState | null {
  if (status === 'PENDING') return { text: key('payment.review'), tone: 'info', resumable: false }
  if (status !== 'APPROVED') return null
  switch (paymentStatus) {
    case 'PENDING_MERCHANT':
      return { text: key('payment.held'), tone: 'info', resumable: false }
    case 'PENDING':
      return { text: key('payment.on-its-way'), tone: 'info', resumable: false }
    case 'PARTIALLY_PAID':
      return { text: key('payment.part'), tone: 'warning', resumable: true }
    case 'DECLINED':
    case 'CANCELED':
      return { text: key('payment.failed'), tone: 'danger', resumable: true }
    case 'NOT_PAID':
      return { text: key('payment.later'), tone: 'info', resumable: true }
    default:
      return null
  }
}
