import type { HostedLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import {
  code as codeBlock,
  intro,
  type Letter,
  type LetterShop,
  note,
  writeLetter,
} from '../../mailbox/index.ts'

/** A code that proves an address. `why` is said to a reader who did not ask for it. */
export function codeLetter(
  shop: LetterShop,
  to: string,
  code: string,
  language: HostedLanguage,
  why: 'mail.not-asked' | 'mail.code-password-known' = 'mail.not-asked',
): Letter {
  const t = translatorFor(language)
  return writeLetter(shop, {
    ...{ kind: 'code', to, language, code },
    subject: t('mail.code-subject', { code, store: shop.storeName }),
    preheader: t('mail.code'),
    heading: t('mail.code-title'),
    values: { code },
    blocks: [intro(t('mail.code')), codeBlock(code), note(t(why))],
  })
}
