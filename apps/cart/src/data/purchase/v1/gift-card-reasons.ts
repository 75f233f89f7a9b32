import { isPlatformError } from '@galleria/platform-client'
import type { GiftCardReason } from '../../../rules/model/index.ts'

const reasons: Readonly<Record<string, GiftCardReason>> = {
  GIFT_CARD_CODE_INVALID: 'malformed',
  GIFT_CARD_NOT_FOUND: 'unknown',
  GIFT_CARD_DISABLED: 'disabled',
  GIFT_CARD_EXPIRED: 'expired',
  GIFT_CARD_IS_EMPTY: 'empty',
  THROTTLED_FEATURE: 'throttled',
}

/** Why a gift card does not pay; undefined when the failure is about something else. */
export function giftCardReasonOf(error: unknown): GiftCardReason | undefined {
  if (!isPlatformError(error)) return undefined
  const known = error.code && reasons[error.code]
  if (known) return known
  const about = error.violations.some(({ field }) => field.toLowerCase().includes('giftcard'))
  return about ? 'malformed' : undefined
}
