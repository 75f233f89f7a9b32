import type { LoginErrorCode, LoginState } from '@galleria/auth'
import type { CredentialErrors } from './credentials.ts'

type Failure = Extract<LoginState, { loginState: 'FAILURE' }>

const captcha = 'We need to be sure that you are a person. Continue on the secure sign-in page below.'

const signIn: Readonly<Record<LoginErrorCode, CredentialErrors>> = {
  invalidEmail: { email: 'We know no account with this email address' },
  invalidPassword: { password: 'This password is not right. Try again, or choose a new one' },
  resetPassword: {
    form: 'Your password has to be renewed before you can sign in. Choose “Forgot password?”.',
  },
  missingCaptchaToken: { form: captcha },
  invalidCaptchaToken: { form: captcha },
  emailAlreadyExists: { email: 'An account with this email address exists' },
}

const registration: Readonly<Record<LoginErrorCode, CredentialErrors>> = {
  ...signIn,
  invalidEmail: { email: 'We cannot write to this email address. Check it for typing mistakes' },
  emailAlreadyExists: { email: 'You already have an account with this email address. Sign in instead' },
}

const unknown = 'This did not work. Please try again in a moment.'

/** The error catalogue (specification §8) in plain words, beside the field it is about. */
export function signInErrors({ errorCode }: Failure): CredentialErrors {
  return errorCode ? signIn[errorCode] : { form: unknown }
}

/** A failure of registration may carry only a message; that of an unfit password is worth showing. */
export function registrationErrors({ errorCode, error }: Failure): CredentialErrors {
  if (errorCode) return registration[errorCode]
  return /password/i.test(error) ? { password: plain(error) } : { form: unknown }
}

/** `INVALID_ARGUMENT: password: must be …` reads as its last part. */
const plain = (message: string) => {
  const text = message.replace(/^INVALID_ARGUMENT:?\s*/, '').replace(/"?password"?:?\s*/i, '')
  return text.length > 3 && text.length < 160 && !text.includes('{') ? text : 'Choose another password'
}
