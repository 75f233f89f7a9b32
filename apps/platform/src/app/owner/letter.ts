import { button, intro, type Letter, type LetterShop, writeLetter } from '../../areas/mailbox/index.ts'
import type { HostedLanguage } from '../../domain/messages/languages.ts'
import { translatorFor } from '../../domain/messages/translate.ts'

/** To the future owner of the shop. */
export function ownerLetter(shop: LetterShop, to: string, link: string, language: HostedLanguage): Letter {
  const t = translatorFor(language)
  const store = shop.storeName
  return writeLetter(shop, {
    ...{ kind: 'owner', to, language },
    subject: t('mail.owner-subject', { store }),
    preheader: t('mail.owner', { store }),
    blocks: [intro(t('mail.owner', { store })), button(t('mail.button-password'), link)],
  })
}
