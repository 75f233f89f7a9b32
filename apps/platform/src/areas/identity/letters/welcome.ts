import type { HostedLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import { button, intro, type Letter, type LetterShop, writeLetter } from '../../mailbox/index.ts'

/** To a new member. */
export function welcomeLetter(
  shop: LetterShop,
  to: string,
  name: string | null,
  language: HostedLanguage,
): Letter {
  const t = translatorFor(language)
  const store = shop.storeName
  const text = t('mail.welcome', { store })
  return writeLetter(shop, {
    ...{ kind: 'welcome', to, language, name },
    subject: t('mail.welcome-subject', { store }),
    preheader: text,
    blocks: [intro(text), button(t('mail.button-account'), `${shop.storeUrl}${language.prefix}/account`)],
  })
}
