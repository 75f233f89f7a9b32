import type { Message } from '@galleria/i18n'
import type { Refundability } from '@galleria/platform-client/order-billing'
import { key } from '../../messages/index.ts'

/** Why a payment cannot be given back (specification §8), as a buyer reads it. */
const reasons: Readonly<Record<string, Message>> = {
  ALREADY_REFUNDED: key('refund.done'),
  PROVIDER_IS_DOWN: key('refund.down'),
  INTERNAL_ERROR: key('refund.down'),
  NOT_PAID: key('refund.not-paid'),
  ACCESS_DENIED: key('refund.provider'),
  ZERO_PRICE: key('refund.free'),
  DISABLED_BY_PROVIDER: key('refund.provider'),
  PARTIALLY_PAID: key('refund.part-paid'),
  DEPOSIT_ONLINE_ITEM: key('refund.deposit'),
  PENDING_REFUND: key('refund.under-way'),
  FORBIDDEN: key('refund.not-confirmed'),
  TRANSACTION_NOT_FOUND: key('refund.no-payment'),
}

export function notRefundable(reason: string | undefined): Message {
  return (reason !== undefined && Object.hasOwn(reasons, reason) && reasons[reason]) || key('refund.provider')
}

/** Refundability in a buyer's words; null where the platform says nothing. One payment that can be given back is enough. */
export function refundCopy(
  all: readonly Refundability[],
): { readonly possible: boolean; readonly text: Message } | null {
  if (all.length === 0) return null
  if (all.some(({ refundabilityStatus }) => ['REFUNDABLE', 'MANUAL'].includes(refundabilityStatus)))
    return { possible: true, text: key('refund.possible') }
  const pending = all.find(({ nonRefundableReason }) => nonRefundableReason === 'PENDING_REFUND')
  return { possible: false, text: notRefundable((pending ?? all[0])?.nonRefundableReason) }
}

export const refundReasons = [
  { name: 'CHANGED_MIND', label: key('refund.changed-mind') },
  { name: 'NOT_AS_DESCRIBED', label: key('refund.not-as-described') },
  { name: 'DAMAGED', label: key('refund.damaged') },
  { name: 'WRONG_ITEM', label: key('refund.wrong-item') },
  { name: 'LATE', label: key('refund.late') },
  { name: 'OTHER', label: key('refund.other') },
] as const

export const resolutions = [
  { name: 'REFUND', label: key('refund.as-refund') },
  { name: 'EXCHANGE', label: key('refund.as-exchange') },
  { name: 'STORE_CREDIT', label: key('refund.as-credit') },
] as const

/** Outcome that a buyer asked for, beside money back; null of a plain refund. */
export function resolutionCopy(resolution: string | undefined): Message | null {
  if (resolution === 'EXCHANGE') return key('refund.wants-exchange')
  return resolution === 'STORE_CREDIT' ? key('refund.wants-credit') : null
}

const states: Readonly<Record<string, Message>> = {
  APPROVED: key('refund.approved'),
  RECEIVED: key('refund.received'),
  ACCEPTED: key('refund.accepted'),
  EXCHANGED: key('refund.exchanged'),
  DECLINED: key('refund.declined'),
  WITHDRAWN: key('refund.withdrawn'),
}

/** Status of a refund request or return; one that is new here is looked at. */
export function requestCopy(status: string): Message {
  return (Object.hasOwn(states, status) && states[status]) || key('refund.asked')
}
