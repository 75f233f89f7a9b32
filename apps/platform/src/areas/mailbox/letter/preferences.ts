import type { HostedLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import { type Block, link } from './blocks.ts'
import type { LetterShop } from './written.ts'

/** Link to the page where a member chooses which letters come. */
export function preferencesLink({ storeUrl }: LetterShop, language: HostedLanguage): Block {
  const t = translatorFor(language)
  return link(t('mail.switch-off'), `${storeUrl}${language.prefix}/account/profile/communication`)
}
