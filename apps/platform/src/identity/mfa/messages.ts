import type { PlatformConfig } from '../../config.ts'
import type { Letter } from '../../mailbox/deliver.ts'
import { verificationMail } from '../../mailbox/letters.ts'
import type { HostedLanguage } from '../../messages/languages.ts'
import { sayIn } from '../../messages/say.ts'
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
  const t = sayIn(language)
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

/** Leads to the page where the sign-in is approved or refused. */
export function pushMessage(
  store: Store,
  to: string,
  { link, from, transactionId }: { link: string; from: string; transactionId: string },
): Letter {
  return {
    to,
    channel: 'PUSH',
    transactionId,
    subject: `Is it you who signs in to ${store.storeName}?`,
    text: `Somebody signs in from ${from}. Approve or refuse it here:\n${link}`,
  }
}

/** After every change of how somebody signs in: whoever did not make it must learn of it. */
export function noticeMail(store: Store, to: string, what: string): Letter {
  return {
    to,
    subject: `${store.storeName}: ${what}`,
    text: `Hello,\n\nthis just happened in your account: ${what.toLowerCase()}.\n\nIf it was not you, choose a new password at once:\n${store.storeUrl}/account/sign-in\n\n${store.storeName}`,
  }
}
