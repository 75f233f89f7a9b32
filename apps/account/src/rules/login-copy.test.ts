import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/index.ts'
import { registrationErrors, signInErrors } from './login-copy.ts'

const t = messagesIn(english)

const failure = (errorCode: Parameters<typeof signInErrors>[0]['errorCode'], error = 'x') =>
  ({ loginState: 'FAILURE', error, ...(errorCode && { errorCode }) }) as const

test('Each code of the catalog is told in words, and a wrong password like an unknown address', () => {
  const wrong = signInErrors(failure('invalidPassword'), t)
  expect(wrong.form).toMatch(/is incorrect/)
  expect(signInErrors(failure('invalidEmail'), t)).toEqual(wrong)
  expect(signInErrors(failure('resetPassword'), t).form).toMatch(/Reset your password/)
  expect(signInErrors(failure('missingCaptchaToken'), t).form).toMatch(/person/)
  expect(registrationErrors(failure('emailAlreadyExists'), t).email).toMatch(/Sign in instead/)
  expect(registrationErrors(failure('invalidEmail'), t).email).toMatch(/can’t send email/)
})

test('A failure without a code says that it did not work, never the raw message', () => {
  expect(signInErrors(failure(undefined, '{"details":1}'), t)).toEqual({
    form: 'Something went wrong. Please try again in a moment.',
  })
})

test('A password the platform finds unfit is told at the password', () => {
  expect(
    registrationErrors(failure(undefined, 'INVALID_ARGUMENT: password: must not be a common word'), t),
  ).toEqual({
    password: 'must not be a common word',
  })
})
