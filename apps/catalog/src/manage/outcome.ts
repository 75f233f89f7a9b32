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

/** Reason why one item of many was refused, in the page's language; undefined for an unknown code. */
export function refusal(t: Say, code: string | undefined): string | undefined {
  switch (code) {
    case 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API':
    case 'CATALOG_V3_CALLING_CATALOG_V1_API':
      return t('refusal.other-catalog')
    case 'CHANGED_SINCE':
      return t('refusal.changed-since')
    case 'EDIT_STILL_RUNNING':
      return t('refusal.still-running')
    case 'PRODUCT_NOT_FOUND':
    case 'INVENTORY_ITEM_NOT_FOUND':
    case 'VARIANT_NOT_FOUND':
      return t('refusal.gone')
    case 'BELOW_COMMITTED':
      return t('refusal.below-committed')
    case 'NOT_ENOUGH_STOCK':
      return t('refusal.not-enough')
    case 'WRONG_STOCK_TRANSFER_STATUS':
    case 'STOCK_TRANSFER_IN_TRANSIT':
      return t('refusal.transfer-status')
    case 'NEGATIVE_VALUE':
      return t('refusal.negative')
    case 'VALUE_TOO_LARGE':
    case 'STOCK_TOO_LARGE':
      return t('refusal.too-large')
    case 'COLLECTION_IS_AUTOMATIC':
      return t('refusal.automatic')
    case 'FILE_IS_USED':
      return t('refusal.file-used')
    case 'NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT':
      return t('refusal.option-used')
    case 'CHOICE_ASSIGNED_TO_PRODUCT':
      return t('refusal.choice-used')
    case 'CUSTOMIZATION_ALREADY_EXISTS':
      return t('refusal.name-taken')
    case 'IDEMPOTENCY_KEY_REUSED':
      return t('refusal.saved-before')
    case 'NOTHING_TO_ADJUST':
      return t('refusal.nothing-to-adjust')
    case 'REVIEW_REQUEST_NOT_SCHEDULED':
      return t('refusal.not-waiting')
    case 'REVIEW_NOT_FOUND':
    case 'REVIEW_REQUEST_NOT_FOUND':
      return t('refusal.review-gone')
    case 'DECIDED_AGAIN':
      return t('refusal.decided-again')
    case 'REVIEW_ALREADY_EXISTS':
      return t('refusal.reviewed-before')
    case 'CONTACT_NOT_FOUND':
      return t('refusal.no-account')
    case 'NOT_UNDOABLE':
      return t('refusal.not-undoable')
    default:
      return undefined
  }
}
