import type { PlatformConfig } from '../../data/config.ts'
import { chooseLanguage, type HostedLanguage } from '../../domain/messages/languages.ts'
import { translatorFor } from '../../domain/messages/translate.ts'
import type { Letter } from './deliver.ts'

type Store = Pick<PlatformConfig, 'storeName' | 'storeUrl'>

/** A member, as far as their language is known. */
interface Reader {
  readonly identityProfile?: { readonly language?: string } | null
}

/** The language of a letter about an account: the one that was asked for, else the member's own, else English. */
export function letterLanguage(
  requested: string | null | undefined,
  reader?: Reader | undefined,
): HostedLanguage {
  return chooseLanguage(requested, reader?.identityProfile?.language)
}

/** Paragraphs between a greeting and the store's name. */
export function textOf(store: Pick<Store, 'storeName'>, hello: string, ...paragraphs: string[]): string {
  return [hello, ...paragraphs, store.storeName].join('\n\n')
}

export function welcomeMail(store: Store, to: string, name: string | null, language: HostedLanguage): Letter {
  const t = translatorFor(language)
  const hello = name ? t('mail.hello-name', { name }) : t('mail.hello')
  const page = `${store.storeUrl}${language.prefix}/account`
  return {
    to,
    subject: t('mail.welcome-subject', { store: store.storeName }),
    text: textOf(store, hello, `${t('mail.welcome', { store: store.storeName })}\n${page}`),
  }
}

/** A code that proves an address. `why` is said to who did not ask for it. */
export function verificationMail(
  store: Store,
  to: string,
  code: string,
  language: HostedLanguage,
  why: 'mail.not-asked' | 'mail.code-password-known' = 'mail.not-asked',
): Letter {
  const t = translatorFor(language)
  return {
    to,
    subject: t('mail.code-subject', { code, store: store.storeName }),
    text: textOf(store, t('mail.hello'), t('mail.code'), code, t(why)),
    code,
  }
}

/** `token` is what `/v1/recover` takes, and is told as the letter's code too. */
export function recoveryMail(
  store: Store,
  to: string,
  { link, token }: RecoveryLink,
  language: HostedLanguage,
): Letter {
  const t = translatorFor(language)
  return {
    to,
    subject: t('mail.recovery-subject', { store: store.storeName }),
    text: textOf(store, t('mail.hello'), `${t('mail.recovery')}\n${link}`, t('mail.recovery-not-asked')),
    code: token,
  }
}

export interface RecoveryLink {
  readonly link: string
  readonly token: string
}

/** To an address without an account, when somebody asked for a new password with it. */
export function nobodyMail(store: Store, to: string, language: HostedLanguage): Letter {
  const t = translatorFor(language)
  const page = `${store.storeUrl}${language.prefix}/account/sign-in`
  return {
    to,
    subject: t('mail.nobody-subject', { store: store.storeName }),
    text: textOf(
      store,
      t('mail.hello'),
      `${t('mail.nobody', { store: store.storeName })}\n${page}`,
      t('mail.not-asked'),
    ),
  }
}

/** To a member whom the owner added. */
export function activationMail(
  store: Store,
  to: string,
  { link, token }: RecoveryLink,
  language: HostedLanguage,
): Letter {
  const t = translatorFor(language)
  return {
    to,
    subject: t('mail.activation-subject', { store: store.storeName }),
    text: textOf(store, t('mail.hello'), `${t('mail.activation', { store: store.storeName })}\n${link}`),
    code: token,
  }
}

/** Page of the letter preferences, to which letters link. */
export const refusingPath = '/account/profile/communication'
