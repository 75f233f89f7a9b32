import type { Tone } from '@galleria/ui'
import type { Say } from '../messages/index.ts'

export function orderStatus(status: string, t: Say): string {
  switch (status) {
    case 'APPROVED':
      return t('status.approved')
    case 'PENDING':
      return t('status.review')
    case 'CANCELED':
      return t('status.canceled')
    case 'REJECTED':
      return t('status.rejected')
    default:
      return t('status.initialized')
  }
}

export function paymentStatus(status: string, t: Say): string {
  switch (status) {
    case 'PAID':
      return t('payment.paid')
    case 'PARTIALLY_PAID':
      return t('payment.partly')
    case 'PARTIALLY_REFUNDED':
      return t('payment.partly-refunded')
    case 'FULLY_REFUNDED':
    case 'REFUNDED':
      return t('payment.refunded')
    case 'PENDING':
      return t('payment.pending')
    case 'PENDING_MERCHANT':
      return t('payment.review')
    case 'AUTHORIZED':
      return t('payment.authorized')
    case 'APPROVED':
      return t('payment.received')
    case 'DECLINED':
      return t('payment.declined')
    case 'CANCELED':
      return t('payment.canceled')
    case 'VOIDED':
      return t('payment.voided')
    default:
      return t('payment.not-paid')
  }
}

export function fulfillmentStatus(status: string, t: Say): string {
  switch (status) {
    case 'FULFILLED':
      return t('fulfillment.all')
    case 'PARTIALLY_FULFILLED':
      return t('fulfillment.partly')
    case 'CANCELED':
      return t('fulfillment.nothing')
    default:
      return t('fulfillment.none')
  }
}

const tones: Readonly<Record<string, Tone>> = {
  PAID: 'success',
  FULFILLED: 'success',
  APPROVED: 'success',
  ACCEPTED: 'success',
  SUCCEEDED: 'success',
  PENDING: 'warning',
  PENDING_MERCHANT: 'warning',
  AUTHORIZED: 'warning',
  NOT_PAID: 'warning',
  PARTIALLY_PAID: 'warning',
  NOT_FULFILLED: 'warning',
  PARTIALLY_FULFILLED: 'warning',
  REQUESTED: 'warning',
  DECLINED: 'danger',
  REJECTED: 'danger',
  FAILED: 'danger',
}
export const toneOf = (status: string): Tone => tones[status] ?? 'neutral'
