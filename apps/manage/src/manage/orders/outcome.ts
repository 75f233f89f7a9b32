import { outcomeOf } from '@galleria/manage'
import type { Say } from './messages/index.ts'

/** Turns a refusal of the platform into an answer for the form that sent the request; throws any other error. */
export function outcome<Done extends object>(t: Say, work: () => Promise<Done>) {
  const words = {
    outage: t('error.outage'),
    ownerOnly: t('error.owner-only'),
    stale: t('error.stale'),
    refused: (reason: string, code?: string) => refusal(t, code) ?? t('error.refused', { reason }),
  }
  return outcomeOf(words, work)
}

/** Reason of a refusal in the page's language; undefined for an unknown code. */
export function refusal(t: Say, code: string | undefined): string | undefined {
  switch (code) {
    case 'ORDER_IS_ON_HOLD':
      return t('refusal.on-hold')
    case 'ORDER_HAS_NO_EMAIL':
      return t('refusal.no-email')
    case 'NOTHING_TO_COLLECT':
      return t('refusal.nothing-to-collect')
    case 'NOTHING_TO_TELL':
      return t('refusal.nothing-to-tell')
    case 'REFUND_IS_TOO_HIGH':
      return t('refusal.refund-too-high')
    case 'ORDER_HAS_AUTHORIZED_TRANSACTION':
      return t('refusal.authorized')
    case 'LABEL_PROVIDER_IS_NOT_SET_UP':
      return t('refusal.no-provider')
    case 'NO_PLACE_TO_SHIP_FROM':
      return t('refusal.no-place')
    case 'NO_LABEL_SERVICE':
      return t('refusal.no-service')
    case 'LABEL_CANNOT_BE_VOIDED':
      return t('refusal.no-void')
    case 'NOTHING_TO_LABEL':
      return t('refusal.no-label')
    case 'NOTHING_TO_SEND':
      return t('bulk.nothing-to-send')
    case 'ROLE_NOT_ALLOWED':
      return t('refusal.role')
    default:
      return undefined
  }
}
