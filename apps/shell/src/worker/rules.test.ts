import { expect, test } from 'vitest'
import { changesPerson, isImmutable, kindOfPage, mayKeepPage } from './rules.ts'

const head = (headers: Readonly<Record<string, string>>, status = 200, redirected = false) => ({
  status,
  redirected,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
})
const forAll = { 'cache-control': 'public, s-maxage=60' }
const forOne = { 'cache-control': 'private, no-store' }

test('Pages of the shop are kept for all, the cart for its shopper, and what misleads when it is old never', () => {
  expect(['/', '/products/moon-jar', '/ar/collections/lighting', '/de/search'].map(kindOfPage)).toEqual(
    Array(4).fill('pages'),
  )
  expect([kindOfPage('/cart'), kindOfPage('/ja/cart')]).toEqual(['own', 'own'])
  const never = [
    '/account',
    '/de/account/orders',
    '/checkout/thank-you',
    '/manage',
    '/console',
    '/ar/offline',
  ]
  expect(never.map(kindOfPage)).toEqual(Array(never.length).fill(undefined))
  expect(kindOfPage('/accounts')).toBe('pages')
})

test('A page is kept whole and as it was asked for, one for all only where its server says so', () => {
  expect(mayKeepPage('pages', head(forAll))).toBe(true)
  expect(mayKeepPage('pages', head(forOne))).toBe(false)
  expect(mayKeepPage('own', head(forOne))).toBe(true)
  for (const bad of [head(forAll, 404), head(forAll, 503), head(forAll, 200, true)])
    expect(mayKeepPage('pages', bad)).toBe(false)
  expect(mayKeepPage('own', head({ ...forOne, 'content-type': 'application/json' }))).toBe(false)
})

test('A file is kept where its address changes with its content', () => {
  expect(isImmutable(head({ 'cache-control': 'public, max-age=31536000, immutable' }))).toBe(true)
  expect(isImmutable(head({ 'cache-control': 'public, max-age=600' }))).toBe(false)
  expect(isImmutable(head({ 'cache-control': 'immutable' }, 404))).toBe(false)
})

test('A person who signs in, signs out or begins anew is another one; a token that is renewed is the same one’s', () => {
  expect(changesPerson({ grantType: 'refresh_token', rejected: 'x' })).toBe(false)
  for (const grantType of ['anonymous', 'authorization_code', 'external', 'end'])
    expect(changesPerson({ grantType })).toBe(true)
  expect(changesPerson(null)).toBe(true)
})
