import { chooseLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import {
  button,
  intro,
  type Letter,
  type LetterShop,
  link,
  preferencesLink,
  writeLetter,
} from '../../mailbox/index.ts'

export interface ReviewRequest {
  readonly to: string
  /** BCP 47. */
  readonly language: string | null
  /** Products to review, the first of them on the button. */
  readonly products: readonly [Reviewable, ...Reviewable[]]
}

interface Reviewable {
  readonly name: string
  readonly slug: string
}

/** To a member some days after an order was sent, in the language of the order. */
export function reviewRequestLetter(
  shop: LetterShop,
  { to, language: tag, products }: ReviewRequest,
): Letter {
  const language = chooseLanguage(tag)
  const t = translatorFor(language)
  const [{ name: product, slug }, ...others] = products
  const text = t('mail.review-request', { store: shop.storeName })
  const at = (each: string) => `${shop.storeUrl}${language.prefix}/products/${each}/review`
  return writeLetter(shop, {
    ...{ kind: 'review-request', to, language },
    subject: t('mail.review-request-subject', { product }),
    preheader: text,
    values: { product },
    blocks: [
      intro(text),
      button(t('mail.button-review', { product }), at(slug)),
      ...others.map((each) => link(t('mail.button-review', { product: each.name }), at(each.slug))),
      preferencesLink(shop, language),
    ],
  })
}
