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
      ROLE_NOT_ALLOWED: t('refusal.role'),
      TOO_MANY_CUSTOMER_TAGS: t('refusal.too-many-tags'),
      TOO_MANY_CUSTOMER_NOTES: t('refusal.too-many-notes'),
      CUSTOMER_NOT_FOUND: t('refusal.gone'),
      CUSTOMERS_WITH_TWO_ACCOUNTS: t('refusal.two-accounts'),
      CUSTOMERS_ARE_ONE: t('refusal.one'),
      CUSTOMER_HAS_ACCOUNT: t('refusal.has-account'),
      CUSTOMER_SUBSCRIBES: t('refusal.subscribes'),
      STORE_CREDIT_HAS_CHANGED: t('refusal.credit-changed'),
      CUSTOMER_SEGMENT_IN_USE: t('refusal.segment-used'),
    },
    fields: { CUSTOMER_SEGMENT_NAME_TAKEN: ['name', t('refusal.segment-name')] },
  } as const
  return outcomeOf(words, work)
}
