import type { HostedLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import { button, intro, type Letter, type LetterShop, writeLetter } from '../../mailbox/index.ts'
import type { RecoveryLink } from './new-password.ts'

/** To a member whom the owner added. */
export function activationLetter(
  shop: LetterShop,
  to: string,
  { link, token }: RecoveryLink,
  language: HostedLanguage,
): Letter {
  const t = translatorFor(language)
  const store = shop.storeName
  return writeLetter(shop, {
    ...{ kind: 'activation', to, language, code: token },
    subject: t('mail.activation-subject', { store }),
    preheader: t('mail.activation', { store }),
    blocks: [intro(t('mail.activation', { store })), button(t('mail.button-password'), link)],
  })
}
