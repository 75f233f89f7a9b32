import { chooseLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import {
  button,
  intro,
  type Letter,
  type LetterShop,
  letterMoney,
  lines,
  preferencesLink,
  writeLetter,
} from '../../mailbox/index.ts'

export interface LeftLetter {
  readonly left: 'cart' | 'checkout'
  readonly to: string
  /** BCP 47. */
  readonly language: string | null
  readonly url: string
  /** A member is told where to switch such letters off. */
  readonly isMember: boolean
  readonly currency: string
  readonly items: readonly LeftItem[]
}

export interface LeftItem {
  readonly name: string
  readonly quantity: number
  /** In minor units. */
  readonly amount: number
  readonly picture: string | undefined
}

/** To the buyer who left a cart or a checkout, in the language they filled it in. */
export function leftLetter(
  shop: LetterShop,
  { left, to, language: tag, url, isMember, currency, items }: LeftLetter,
): Letter {
  const language = chooseLanguage(tag)
  const t = translatorFor(language)
  const store = shop.storeName
  const money = letterMoney(currency, language)
  const isCart = left === 'cart'
  const text = isCart ? t('mail.cart-left', { store }) : t('mail.checkout-left', { store })
  return writeLetter(shop, {
    ...{ kind: isCart ? 'cart-left' : 'checkout-left', to, language },
    subject: isCart ? t('mail.cart-left-subject', { store }) : t('mail.checkout-left-subject', { store }),
    preheader: text,
    blocks: [
      intro(text),
      lines(
        items.map(({ name, quantity: count, amount, picture }) => ({
          label: t('mail.item', { count, name }),
          amount: money(amount),
          picture,
        })),
      ),
      button(isCart ? t('mail.button-cart') : t('mail.button-checkout'), url),
      isMember ? preferencesLink(shop, language) : undefined,
    ],
  })
}
