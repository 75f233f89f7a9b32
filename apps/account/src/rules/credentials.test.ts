import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/index.ts'
import { checkRegistration, checkSignIn, readCode } from './credentials.ts'

const t = messagesIn(english)

test('Signing in asks for both and judges no password', () => {
  expect(checkSignIn({ email: '', password: '' }, t)).toEqual({
    email: 'Enter your email address',
    password: 'Enter your password',
  })
  expect(checkSignIn({ email: 'ada@galleria.test', password: 'x' }, t)).toEqual({})
})

test('Registering asks for a password of some length that is not the email address', () => {
  const email = 'ada@galleria.test'
  expect(checkRegistration({ email, password: 'short' }, t)).toEqual({
    password: 'Use at least 8 characters',
  })
  expect(checkRegistration({ email, password: 'Ada@galleria.test' }, t).password).toMatch(/different from/)
  expect(checkRegistration({ email, password: 'lovelace-1843' }, t)).toEqual({})
})

test('A half-typed address is told so', () => {
  expect(checkSignIn({ email: 'ada@galleria', password: 'x' }, t).email).toMatch(/complete email/)
})

test('A pasted code may hold spaces; anything but six digits is no code', () => {
  expect(readCode(' 123 456 ')).toBe('123456')
  expect(readCode('12345')).toBeUndefined()
  expect(readCode('12345a')).toBeUndefined()
})
