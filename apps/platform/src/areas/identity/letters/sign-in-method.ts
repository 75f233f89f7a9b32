import type { HostedLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import { button, intro, type Letter, type LetterShop, paragraph, writeLetter } from '../../mailbox/index.ts'

/** After every change of how a member signs in: one who did not make it must learn of it. */
export function signInMethodLetter(
  shop: LetterShop,
  to: string,
  what: 'added' | 'removed',
  language: HostedLanguage,
): Letter {
  const t = translatorFor(language)
  return writeLetter(shop, {
    ...{ kind: 'sign-in-method', to, language },
    subject: t(`mail.notice-${what}-subject`, { store: shop.storeName }),
    preheader: t(`mail.notice-${what}`),
    blocks: [
      intro(t(`mail.notice-${what}`)),
      paragraph(t('mail.notice-not-you')),
      button(t('mail.button-sign-in'), `${shop.storeUrl}${language.prefix}/account/sign-in`),
    ],
  })
}
