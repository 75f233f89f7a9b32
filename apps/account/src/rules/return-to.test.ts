import { expect, test } from 'vitest'
import { safeReturnTo, signInPath, withReturnTo } from './return-to.ts'

test('A path of this store is kept whole', () => {
  expect(safeReturnTo('/checkout/review?step=2#total')).toBe('/checkout/review?step=2#total')
})

test.each([
  null,
  '',
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  '/\t/evil.test',
  '/.//evil.test',
  'javascript:alert(1)',
  'account',
])('%j leads to the account instead', (value) => {
  expect(safeReturnTo(value)).toBe('/account')
})

test('The sign-in pages themselves are no place to return to', () => {
  expect(safeReturnTo('/account/sign-in?returnTo=/account/sign-in')).toBe('/account')
  expect(safeReturnTo('/account/orders')).toBe('/account/orders')
})

test('The sign-in page carries the place to return to, and leaves the default out', () => {
  expect(signInPath('/account/orders?cursor=a&b')).toBe(
    '/account/sign-in?returnTo=%2Faccount%2Forders%3Fcursor%3Da%26b',
  )
  expect(signInPath('/account')).toBe('/account/sign-in')
  expect(withReturnTo('/account/register', '//evil.test')).toBe('/account/register')
  expect(signInPath('/account', { reason: 'expired' })).toBe('/account/sign-in?reason=expired')
})
