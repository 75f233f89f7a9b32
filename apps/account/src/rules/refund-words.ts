import type { Message } from '@galleria/i18n'
import type { Refundability } from '@galleria/platform-client/order-billing'
import { key } from '../messages/index.ts'

/** What a buyer may know of getting money back; null where there is nothing to say. One payment that can be given back is enough. */
export function refundWords(all: readonly Refundability[]): Message | null {
  if (all.some(({ refundabilityStatus }) => ['REFUNDABLE', 'MANUAL'].includes(refundabilityStatus)))
    return key('refund.possible')
  if (all.some(({ nonRefundableReason }) => nonRefundableReason === 'PENDING_REFUND'))
    return key('refund.under-way')
  return null
}
