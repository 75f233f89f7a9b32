import type { LoginErrorCode, LoginState } from '@galleria/auth'
import type { Message } from '@galleria/i18n'
import { key, type Say } from '../messages/index.ts'
import type { CredentialErrors } from './credentials.ts'

type ErrorMessages = Partial<Record<keyof CredentialErrors, Message>>
type Failure = Extract<LoginState, { loginState: 'FAILURE' }>

const captcha = key('login.captcha')

const signIn: Readonly<Record<LoginErrorCode, ErrorMessages>> = {
  // One answer at one place, so that it tells nobody who has an account here.
  invalidEmail: { form: key('login.wrong') },
  invalidPassword: { form: key('login.wrong') },
  resetPassword: {
    form: key('login.reset'),
  },
  missingCaptchaToken: { form: captcha },
  invalidCaptchaToken: { form: captcha },
  emailAlreadyExists: { email: key('login.email-exists') },
}

const registration: Readonly<Record<LoginErrorCode, ErrorMessages>> = {
  ...signIn,
  invalidEmail: { email: key('login.email-cannot') },
  emailAlreadyExists: { email: key('login.email-taken') },
}

const unknown = key('login.unknown')

/** The error catalog (specification §8) in plain words, beside the field it is about. */
export function signInErrors({ errorCode }: Failure, t: Say): CredentialErrors {
  return translated(errorCode ? signIn[errorCode] : { form: unknown }, t)
}

/** A failure of registration may carry only a message; that of an unfit password is worth showing. */
export function registrationErrors({ errorCode, error }: Failure, t: Say): CredentialErrors {
  if (errorCode) return translated(registration[errorCode], t)
  if (/password/i.test(error)) return { password: plain(error) ?? t('login.other-password') }
  return translated({ form: unknown }, t)
}

function translated(messages: ErrorMessages, t: Say): CredentialErrors {
  return Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, t(message)]))
}

/** `INVALID_ARGUMENT: password: must be …` reads as its last part. */
const plain = (message: string) => {
  const text = message.replace(/^INVALID_ARGUMENT:?\s*/, '').replace(/"?password"?:?\s*/i, '')
  return text.length > 3 && text.length < 160 && !text.includes('{') ? text : undefined
}
