import { chooseLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import {
  button,
  intro,
  type Letter,
  type LetterShop,
  letterMoney,
  lines,
  link,
  preferencesLink,
  writeLetter,
} from '../../mailbox/index.ts'

export interface PriceDrop {
  readonly to: string
  /** BCP 47. */
  readonly language: string | null
  readonly currency: string
  /** Items that cost less now, the first of them on the button. */
  readonly items: readonly [DroppedItem, ...DroppedItem[]]
}

interface DroppedItem {
  readonly name: string
  readonly slug: string
  /** Prices of now and of the day it was added, in minor units. */
  readonly priceMinor: number
  readonly addedMinor: number
  readonly picture?: string | undefined
}

/** To a member whose list tells of prices, once for each drop. */
export function priceDropLetter(shop: LetterShop, { to, language: tag, currency, items }: PriceDrop): Letter {
  const language = chooseLanguage(tag)
  const t = translatorFor(language)
  const money = letterMoney(currency, language)
  const [{ name: product, slug }] = items
  const text = t('mail.price-drop', { store: shop.storeName })
  const home = `${shop.storeUrl}${language.prefix}`
  return writeLetter(shop, {
    ...{ kind: 'price-drop', to, language },
    subject: t('mail.price-drop-subject', { product }),
    preheader: text,
    values: { product },
    blocks: [
      intro(text),
      lines(
        items.map(({ name, priceMinor, addedMinor, picture }) => ({
          ...{ label: name, amount: money(priceMinor), picture },
          details: [t('mail.price-drop-was', { amount: money(addedMinor) })],
        })),
      ),
      button(t('mail.button-product'), `${home}/products/${slug}`),
      link(t('mail.button-wishlist'), `${home}/wishlists`),
      preferencesLink(shop, language),
    ],
  })
}
