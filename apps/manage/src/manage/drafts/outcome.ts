import { outcomeOf } from '@galleria/manage'
import type { Say } from './messages/index.ts'

/** Turns a refusal of the platform into an answer for the page that sent the request; throws any other error. */
export function outcome<Done extends object>(t: Say, work: () => Promise<Done>) {
  const words = {
    outage: t('error.outage'),
    ownerOnly: t('error.owner-only'),
    stale: t('error.stale'),
    refused: (reason: string) => reason,
    refusals: {
      EMPTY_DRAFT_ORDER: t('refusal.empty'),
      COUPON_IS_NOT_VALID: t('refusal.coupon'),
      SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND: t('delivery.missing'),
      SHIPPING_ADDRESS_IS_MISSING: t('refusal.no-address'),
      BUYER_EMAIL_IS_MISSING: t('refusal.no-email'),
      PARTIAL_OUT_OF_STOCK: t('refusal.stock'),
    },
  }
  return outcomeOf(words, work)
}
