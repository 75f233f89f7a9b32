import type { PlatformConfig } from '../../../data/config.ts'
import type { HostedLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import { type Letter, textOf, verificationMail } from '../../mailbox/index.ts'
import type { FactorType } from './tables.ts'

type Store = Pick<PlatformConfig, 'storeName' | 'storeUrl' | 'publicUrl'>

/** A one-time code by the way the factor names. */
export function codeMessage(
  store: Store,
  type: FactorType,
  to: string,
  code: string,
  language: HostedLanguage,
): Letter {
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
  const letter = verificationMail(store, to, code, language, 'mail.code-password-known')
  return { ...letter, channel: type === 'PUSH' ? 'PUSH' : 'EMAIL' }
}

/** Leads to the page where the sign-in is approved or refused; `from` is the browser, where it says so. */
export function pushMessage(
  store: Store,
  to: string,
  { link, from, transactionId }: { link: string; from: string | null; transactionId: string },
  language: HostedLanguage,
): Letter {
  const t = translatorFor(language)
  return {
    to,
    channel: 'PUSH',
    transactionId,
    subject: t('mail.push-subject', { store: store.storeName }),
    text: `${t('mail.push', { from: from ?? t('mail.push-unknown') })}\n${link}`,
  }
}

/** After every change of how somebody signs in: whoever did not make it must learn of it. */
export function noticeMail(
  store: Store,
  to: string,
  what: 'added' | 'removed',
  language: HostedLanguage,
): Letter {
  const t = translatorFor(language)
  const { storeName } = store
  const page = `${store.storeUrl}${language.prefix}/account/sign-in`
  return {
    to,
    subject: t(`mail.notice-${what}-subject`, { store: storeName }),
    text: textOf(store, t('mail.hello'), t(`mail.notice-${what}`), `${t('mail.notice-not-you')}\n${page}`),
  }
}
