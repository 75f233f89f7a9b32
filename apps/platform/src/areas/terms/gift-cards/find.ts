import type { Selectable } from 'kysely'
import { applicationError } from '../../../base/errors.ts'
import { giftCardKey } from './code.ts'
import type { GiftCardTables } from './tables.ts'

export type GiftCardRow = Selectable<GiftCardTables['giftCards']>

export interface GiftCardProblem {
  readonly code: string
  readonly description: string
}

/** The app that gives gift cards out (wire §4.2 `giftCard.appId`). */
export const GIFT_CARD_APP_ID = 'd80111c5-a0f4-47a8-b63a-65b54d774a27'

/** Why a gift card does not pay now, in the codes of wire §3.2. */
export function giftCardProblem(
  code: string,
  card: GiftCardRow | undefined,
  now: Date,
  currency: string,
): GiftCardProblem | undefined {
  if (!/^[\dA-Z]{8,32}$/.test(giftCardKey(code)))
    return { code: 'GIFT_CARD_CODE_INVALID', description: "This isn't a valid gift card code." }
  if (!card || card.currency !== currency)
    return { code: 'GIFT_CARD_NOT_FOUND', description: 'Gift card not found.' }
  if (card.disabled) return { code: 'GIFT_CARD_DISABLED', description: "This gift card isn't active." }
  if (card.expiresAt && now >= card.expiresAt)
    return { code: 'GIFT_CARD_EXPIRED', description: 'This gift card has expired.' }
  if (card.balanceMinor === 0)
    return { code: 'GIFT_CARD_IS_EMPTY', description: 'This gift card has no balance left.' }
  return undefined
}

export function giftCardError({ code, description }: GiftCardProblem) {
  return applicationError(400, code, description)
}

/** Code with all but its last digits hidden. */
export function obfuscated({ lastDigits }: Pick<GiftCardRow, 'lastDigits'>): string {
  return `•••• ${lastDigits}`
}
