import type { Say } from '../messages/index.ts'
import { MIN_PASSWORD, passwordRules } from './password-rules.ts'

export type CredentialErrors = Partial<
  Record<'email' | 'password' | 'firstName' | 'lastName' | 'code' | 'form', string>
>

interface Credentials {
  readonly email: string
  readonly password: string
}

export function checkEmail(email: string, t: Say): string | undefined {
  if (!email) return t('sign-in.email-missing')
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : t('sign-in.email-incomplete')
}

export function checkSignIn({ email, password }: Credentials, t: Say): CredentialErrors {
  return only({ email: checkEmail(email, t), password: password ? undefined : t('password.enter') })
}

export function checkRegistration({ email, password }: Credentials, t: Say): CredentialErrors {
  return only({ email: checkEmail(email, t), ...checkNewPassword({ email, password }, t) })
}

/** Checks a new password before the platform does. */
export function checkNewPassword({ email, password }: Credentials, t: Say): CredentialErrors {
  if (!password) return { password: t('password.choose') }
  const kept = passwordRules(password, email)
  if (!kept.length) return { password: t('password.short', { least: MIN_PASSWORD }) }
  if (!kept.email) return { password: t('password.not-email') }
  if (!kept.repeat) return { password: t('password.repeats') }
  return {}
}

/** Six digits, as in the email; spaces from pasting are forgiven. */
export function readCode(value: string): string | undefined {
  const code = value.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(code) ? code : undefined
}

function only(errors: Record<string, string | undefined>): CredentialErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined))
}
