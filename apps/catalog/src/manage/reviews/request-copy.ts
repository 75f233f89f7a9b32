import type { ReviewRequest } from '@galleria/platform-client/review-requests'
import type { Say } from '../messages/index.ts'

/** State of a request in words. */
export function requestCopy({ status, items }: Pick<ReviewRequest, 'status' | 'items'>, t: Say) {
  if (status === 'SENT')
    return items.some(({ reviewId }) => reviewId)
      ? ({ text: t('requests.answered'), tone: 'success' } as const)
      : ({ text: t('requests.sent'), tone: 'info' } as const)
  if (status === 'FAILED') return { text: t('requests.failed'), tone: 'danger' } as const
  if (status === 'CANCELED') return { text: t('requests.canceled'), tone: 'neutral' } as const
  return { text: t('requests.waiting'), tone: 'warning' } as const
}

/** Why a request was canceled or failed; undefined for others. */
export function reasonCopy(reason: ReviewRequest['reason'], t: Say): string | undefined {
  switch (reason) {
    case 'STAFF':
      return t('requests.reason-staff')
    case 'REVIEWED':
      return t('requests.reason-reviewed')
    case 'ORDER_CANCELED':
      return t('requests.reason-order')
    case 'REFUNDED':
      return t('requests.reason-refunded')
    case 'PRODUCTS_HIDDEN':
      return t('requests.reason-hidden')
    case 'LATE':
      return t('requests.reason-late')
    case 'REFUSED':
      return t('requests.reason-refused')
    case 'NO_EMAIL':
      return t('requests.reason-email')
    default:
      return undefined
  }
}
