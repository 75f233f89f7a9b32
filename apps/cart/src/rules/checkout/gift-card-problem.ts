import type { Message } from '@galleria/i18n'
import { isPlatformError } from '@galleria/platform-client'
import { key } from '../../messages/index.ts'

const words: Readonly<Record<string, Message>> = {
  GIFT_CARD_CODE_INVALID: key('gift-card.wrong'),
  GIFT_CARD_NOT_FOUND: key('gift-card.unknown'),
  GIFT_CARD_DISABLED: key('gift-card.disabled'),
  GIFT_CARD_EXPIRED: key('gift-card.expired'),
  GIFT_CARD_IS_EMPTY: key('gift-card.empty'),
}

/** Why a gift card does not pay; null when the failure is about something else. */
export function giftCardProblem(error: unknown): Message | null {
  if (!isPlatformError(error)) return null
  const known = error.code && words[error.code]
  if (known) return known
  const about = error.violations.some(({ field }) => field.toLowerCase().includes('giftcard'))
  return about ? key('gift-card.wrong') : null
}
