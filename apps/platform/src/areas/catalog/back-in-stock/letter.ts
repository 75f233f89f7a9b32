import { chooseLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import {
  button,
  intro,
  type Letter,
  type LetterShop,
  preferencesLink,
  writeLetter,
} from '../../mailbox/index.ts'

interface BackInStock {
  readonly to: string
  /** BCP 47. */
  readonly language: string
  readonly product: string
  readonly slug: string
  /** A member is told where to switch such letters off. */
  readonly isMember: boolean
}

/** To a shopper who asked to be told, in the language they asked in. */
export function backInStockLetter(
  shop: LetterShop,
  { to, language: tag, product, slug, isMember }: BackInStock,
): Letter {
  const language = chooseLanguage(tag)
  const t = translatorFor(language)
  const text = t('mail.back-in-stock', { product, store: shop.storeName })
  return writeLetter(shop, {
    ...{ kind: 'back-in-stock', to, language },
    subject: t('mail.back-in-stock-subject', { product }),
    preheader: text,
    values: { product },
    blocks: [
      intro(text),
      button(t('mail.button-product'), `${shop.storeUrl}${language.prefix}/products/${slug}`),
      isMember ? preferencesLink(shop, language) : undefined,
    ],
  })
}
