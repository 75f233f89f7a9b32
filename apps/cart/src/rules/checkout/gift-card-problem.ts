import type { Message } from '@galleria/i18n'
import { key } from '../../messages/index.ts'
import type { GiftCardReason } from '../model/index.ts'

/** Why a gift card does not pay. */
export const giftCardProblem: Readonly<Record<GiftCardReason, Message>> = {
  malformed: key('gift-card.wrong'),
  unknown: key('gift-card.unknown'),
  disabled: key('gift-card.disabled'),
  expired: key('gift-card.expired'),
  empty: key('gift-card.empty'),
  throttled: key('gift-card.throttled'),
}
