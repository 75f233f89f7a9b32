import type { HostedLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import { button, intro, type Letter, type LetterShop, note, writeLetter } from '../../mailbox/index.ts'

export interface RecoveryLink {
  readonly link: string
  /** Taken by `/v1/recover`, and told as the letter's code too. */
  readonly token: string
}

/** To a member who forgot the password. */
export function newPasswordLetter(
  shop: LetterShop,
  to: string,
  { link, token }: RecoveryLink,
  language: HostedLanguage,
): Letter {
  const t = translatorFor(language)
  return writeLetter(shop, {
    ...{ kind: 'new-password', to, language, code: token },
    subject: t('mail.recovery-subject', { store: shop.storeName }),
    preheader: t('mail.recovery'),
    blocks: [
      intro(t('mail.recovery')),
      button(t('mail.button-new-password'), link),
      note(t('mail.recovery-not-asked')),
    ],
  })
}
