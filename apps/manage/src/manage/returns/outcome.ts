import { outcomeOf } from '@galleria/manage'
import type { Say } from './messages/index.ts'

/** Turns a refusal of the platform into an answer for the form that sent the request; throws any other error. */
export function outcome<Done extends object>(t: Say, work: () => Promise<Done>) {
  const words = {
    outage: t('error.outage'),
    ownerOnly: t('error.owner-only'),
    stale: t('error.stale'),
    refused: (reason: string) => t('error.refused', { reason }),
    refusals: {
      REFUND_IS_TOO_HIGH: t('error.too-high'),
      REFUND_IS_TOO_LOW: t('error.too-low'),
      NOT_REFUNDABLE: t('error.not-refundable'),
      RETURN_WAS_NOT_SENT: t('error.not-sent'),
      PARTIAL_OUT_OF_STOCK: t('error.out-of-stock'),
      SHIPPING_ADDRESS_IS_MISSING: t('error.no-address'),
      ILLEGAL_STATUS_TRANSITION: t('error.stale'),
      STORE_CREDIT_NEEDS_A_MEMBER: t('error.credit'),
      ROLE_NOT_ALLOWED: t('error.role'),
    },
    violated: (rule: string | undefined) => (rule === 'DECIMAL_LTE' ? t('error.too-many') : undefined),
  }
  return outcomeOf(words, work)
}
