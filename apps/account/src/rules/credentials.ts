import type { Say } from '../messages/index.ts'

export type CredentialErrors = Partial<
  Record<'email' | 'password' | 'firstName' | 'lastName' | 'code' | 'form', string>
>

export const MIN_PASSWORD = 8

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
  const problem =
    password.length < MIN_PASSWORD
      ? t('password.short', { least: MIN_PASSWORD })
      : password.trim().toLowerCase() === email.toLowerCase()
        ? t('password.not-email')
        : undefined
  return only({ email: checkEmail(email, t), password: password ? problem : t('password.choose') })
}

/** Six digits, as in the email; spaces from pasting are forgiven. */
export function readCode(value: string): string | undefined {
  const code = value.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(code) ? code : undefined
}

function only(errors: Record<string, string | undefined>): CredentialErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined))
}
