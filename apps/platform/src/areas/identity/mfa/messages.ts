import type { PlatformConfig } from '../../../data/config.ts'
import type { HostedLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import type { Letter, ShortMessage } from '../../mailbox/index.ts'
import { codeLetter } from '../letters/code.ts'
import type { FactorType } from './tables.ts'

type Store = Pick<PlatformConfig, 'storeName' | 'storeUrl' | 'publicUrl'>

/** A one-time code by the way the factor names. */
export function codeMessage(
  store: Store,
  type: FactorType,
  to: string,
  code: string,
  language: HostedLanguage,
): Letter | ShortMessage {
  const t = translatorFor(language)
  const { storeName } = store
  if (type === 'SMS') {
    const text = t('mail.code-sms', { code, store: storeName })
    return { to, channel: 'SMS', subject: `Text to ${to}`, text, code }
  }
  if (type === 'CALL') {
    const text = t('mail.code-call', { code: [...code].join(', '), store: storeName })
    return { to, channel: 'CALL', subject: `Call to ${to}`, text, code }
  }
  return codeLetter(store, to, code, language, 'mail.code-password-known')
}

/** Leads to the page where the sign-in is approved or refused; `from` is the browser, where it says so. */
export function pushMessage(
  store: Store,
  to: string,
  { link, from, transactionId }: { link: string; from: string | null; transactionId: string },
  language: HostedLanguage,
): ShortMessage {
  const t = translatorFor(language)
  return {
    to,
    channel: 'PUSH',
    transactionId,
    subject: t('mail.push-subject', { store: store.storeName }),
    text: `${t('mail.push', { from: from ?? t('mail.push-unknown') })}\n${link}`,
  }
}
