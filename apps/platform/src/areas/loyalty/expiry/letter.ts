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
import type { ShopConfig } from '../../site-properties/index.ts'
import type { Warned } from './store.ts'

/** To a member who loses points soon. */
export function pointsExpiringLetter(
  shop: LetterShop & Pick<ShopConfig, 'timeZone'>,
  { loginEmail: to, language: tag, expiringAmount: count, expiringAt, pointName }: Omit<Warned, 'id'>,
): Letter {
  const language = chooseLanguage(tag)
  const t = translatorFor(language)
  const { timeZone } = shop
  const points = isOwn(pointName)
    ? t('mail.points-named', { count, name: pointName })
    : t('mail.points', { count })
  const day = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone }).format(expiringAt)
  const text = t('mail.points-expire', { points, store: shop.storeName, day })
  return writeLetter(shop, {
    ...{ kind: 'points-expiring', to, language },
    subject: t('mail.points-expire-subject', { points, day }),
    preheader: text,
    values: { points, date: day },
    blocks: [
      intro(text),
      button(t('mail.button-rewards'), `${shop.storeUrl}${language.prefix}/loyalty`),
      preferencesLink(shop, language),
    ],
  })
}

/** True for the owner's own name for points; else the language's word has plural forms. */
function isOwn(pointName: string): boolean {
  return !/^\s*(points?)?\s*$/i.test(pointName)
}
