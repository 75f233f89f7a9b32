import type { HostedLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import { button, intro, type Letter, type LetterShop, note, writeLetter } from '../../mailbox/index.ts'

/** To an address without an account, with which a new password was asked for. */
export function noAccountLetter(shop: LetterShop, to: string, language: HostedLanguage): Letter {
  const t = translatorFor(language)
  const store = shop.storeName
  return writeLetter(shop, {
    ...{ kind: 'no-account', to, language },
    subject: t('mail.nobody-subject', { store }),
    preheader: t('mail.nobody', { store }),
    blocks: [
      intro(t('mail.nobody', { store })),
      button(t('mail.button-sign-in'), `${shop.storeUrl}${language.prefix}/account/sign-in`),
      note(t('mail.not-asked')),
    ],
  })
}
