import type { Order } from '@galleria/platform-client/order-handling'
import type { Say } from '../messages/index.ts'

type Activity = Order['activities'][number]

/** Steps of one return in the history of its order, newest first. */
export function stepsOf(activities: readonly Activity[], returnId: string): readonly Activity[] {
  return activities
    .filter(({ customActivity }) => {
      const data = customActivity?.additionalData as { readonly refundRequestId?: string } | undefined
      return data?.refundRequestId === returnId
    })
    .toReversed()
}

export function stepTitle({ customActivity }: Activity, t: Say): string {
  switch (customActivity?.type) {
    case 'RETURN_STARTED':
      return t('history.started')
    case 'RETURN_APPROVED':
      return t('history.approved')
    case 'RETURN_RECEIVED':
      return t('history.received')
    case 'RETURN_CHANGED':
      return t('history.changed')
    case 'RETURN_EXCHANGED':
      return t('history.exchanged')
    case 'REFUND_REQUEST_ACCEPTED':
      return t('history.refunded')
    case 'REFUND_REQUEST_DECLINED':
      return t('history.declined')
    case 'REFUND_REQUEST_WITHDRAWN':
      return t('history.withdrawn')
    default:
      return t('history.requested')
  }
}
