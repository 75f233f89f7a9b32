import type { Say } from '../messages/index.ts'

/** Payment status of an order in words; a status that is not known stays as it is written. */
export function paymentStatus(status: string, t: Say): string {
  switch (status) {
    case 'NOT_PAID':
      return t('payment.NOT_PAID')
    case 'PENDING':
    case 'PENDING_MERCHANT':
      return t('payment.PENDING')
    case 'PARTIALLY_PAID':
      return t('payment.PARTIALLY_PAID')
    case 'PAID':
      return t('payment.PAID')
    case 'PARTIALLY_REFUNDED':
      return t('payment.PARTIALLY_REFUNDED')
    case 'FULLY_REFUNDED':
      return t('payment.FULLY_REFUNDED')
    case 'DECLINED':
      return t('payment.DECLINED')
    case 'CANCELED':
      return t('payment.CANCELED')
    case 'REJECTED':
      return t('payment.REJECTED')
    default:
      return status
  }
}
