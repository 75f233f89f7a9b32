import type { HostedLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import { button, intro, type Letter, type LetterShop, link, note, writeLetter } from '../../mailbox/index.ts'

/** Asks whether the reader signed up: anybody can type an address. */
export function newsletterConfirmLetter(
  shop: LetterShop,
  to: string,
  confirmUrl: string,
  language: HostedLanguage,
): Letter {
  const t = translatorFor(language)
  const store = shop.storeName
  const text = t('mail.newsletter-confirm', { store })
  return writeLetter(shop, {
    ...{ kind: 'newsletter-confirm', to, language },
    subject: t('mail.newsletter-confirm-subject', { store }),
    preheader: text,
    blocks: [intro(text), button(t('mail.button-confirm'), confirmUrl), note(t('mail.not-asked'))],
  })
}

/** To a new subscriber, with the way out. */
export function newsletterWelcomeLetter(
  shop: LetterShop,
  to: string,
  unsubscribeUrl: string,
  language: HostedLanguage,
): Letter {
  const t = translatorFor(language)
  const store = shop.storeName
  const text = t('mail.newsletter-welcome', { store })
  return writeLetter(shop, {
    ...{ kind: 'newsletter-welcome', to, language, unsubscribeUrl },
    subject: t('mail.newsletter-welcome-subject', { store }),
    preheader: text,
    blocks: [
      intro(text),
      button(t('mail.button-store', { store }), `${shop.storeUrl}${language.prefix || '/'}`),
      link(t('mail.unsubscribe'), unsubscribeUrl),
    ],
  })
}
