import { applicationError } from '../../base/errors.ts'
import { seal } from '../../base/sealed.ts'
import type { Trx } from '../../data/database.ts'
import { fromDecimal } from '../../domain/money/money.ts'
import { tooFine } from '../cart/index.ts'
import { GIFT_CARD } from '../checkout/index.ts'
import { findGiftCard, giftCardKey } from '../terms/index.ts'
import type { Changes, Context } from './change.ts'
import type { GiftCard } from './input/fields.ts'
import type { Purchase } from './purchase/find.ts'
import { codeOfCard, type Priced } from './purchase/quote.ts'
import { giftCardReason } from './views/violations.ts'

function refuseLocked({ row }: Purchase): void {
  if (row.purchase?.settings?.lockGiftCard)
    throw applicationError(428, 'GIFT_CARD_LOCKED', 'The gift card of this cart is locked.')
}

export function addGiftCard(
  { config }: Pick<Context, 'config'>,
  purchase: Purchase,
  card: GiftCard,
): Changes {
  refuseLocked(purchase)
  return putGiftCard({ config }, purchase, card, 'giftCard')
}

/** The first card of a cart may be locked from the beginning. */
export function putGiftCard(
  { config }: Pick<Context, 'config'>,
  { row }: Pick<Purchase, 'row'>,
  { code, redeemAmount }: GiftCard,
  at: string,
): Changes {
  const present = codeOfCard(config, row)
  if (present && giftCardKey(present) === giftCardKey(code))
    throw applicationError(428, 'GIFT_CARD_ALREADY_EXISTS', 'This gift card is already in the cart.', {
      giftCardCode: code,
    })
  if (present)
    throw applicationError(
      428,
      'MAX_GIFT_CARDS_PER_CART_EXCEEDED',
      'A cart takes one gift card. Remove the other card first.',
    )
  const amount = redeemAmount ? fromDecimal(redeemAmount.amount, row.currency) : null
  if (amount === undefined) throw tooFine(`${at}.redeemAmount.amount`, row.currency)
  return { giftCard: seal(config.secret, GIFT_CARD, code), giftCardMinor: amount }
}

export function refuseGiftCard({ quote, giftCard }: Priced, giftCardCode: string): void {
  const problem = quote.giftCardProblem
  if (!problem) return
  const data = { giftCardCode, ...(giftCard ? { giftCardId: giftCard.id } : {}) }
  const reason = giftCardReason(problem)
  if (!reason) throw applicationError(428, 'INVALID_GIFT_CARD_CODE', problem.description, data)
  throw applicationError(428, 'INVALID_GIFT_CARD_STATUS', problem.description, { ...data, reason })
}

export async function removeGiftCard(
  trx: Trx,
  { config }: Pick<Context, 'config'>,
  purchase: Purchase,
  giftCardId: string,
): Promise<Changes> {
  refuseLocked(purchase)
  const code = codeOfCard(config, purchase.row)
  const card = code ? await findGiftCard(trx, code) : undefined
  if (!code || giftCardId !== (card?.id ?? purchase.row.cartId))
    throw applicationError(428, 'GIFT_CARD_NOT_FOUND_IN_CART', 'This gift card is not in the cart.', {
      giftCardId,
    })
  return { giftCard: null, giftCardMinor: null }
}
