import { openShop, redirectOf } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as callback from './callback.tsx'
import * as recover from './recover.tsx'
import * as register from './register.tsx'
import * as signIn from './sign-in.tsx'

let site: TestPlatform
beforeEach(async () => {
  site = await createTestPlatform()
})
afterEach(() => site.close())

test('A member who opens the sign-in goes where they wanted', async () => {
  const shopper = openShop(site, { member: await site.signUp() })
  expect(await redirectOf(shopper.load(signIn, '/account/sign-in?returnTo=/checkout'))).toBe('/checkout')
  expect(await redirectOf(shopper.load(signIn, '/account/sign-in?returnTo=//evil.test'))).toBe('/account')
})

test('An empty form names both fields and asks the platform nothing', async () => {
  const shopper = openShop(site)
  const answer = await shopper.post(signIn, '/account/sign-in', { email: '', password: '' })
  expect(answer).toEqual({ errors: { email: expect.any(String), password: expect.any(String) } })
  expect(shopper.session.role).toBe('none')
})

test('A wrong password and an unknown address get the same answer', async () => {
  const { email } = await site.signUp()
  const shopper = openShop(site)
  const wrong = await shopper.post(signIn, '/account/sign-in', { email, password: 'not this one' })
  expect(wrong).toEqual({ errors: { form: expect.stringMatching(/is incorrect/) } })
  const unknown = { email: 'nobody@example.test', password: 'not this one' }
  expect(await shopper.post(signIn, '/account/sign-in', unknown)).toEqual(wrong)
})

test('A right password leads to the hosted page where the hidden frame cannot run', async () => {
  const { email, password } = await site.signUp()
  const frames = document.createElement
  document.createElement = (() => {
    throw new DOMException('frames are forbidden here', 'SecurityError')
  }) as typeof frames
  const answer = await openShop(site)
    .post(signIn, '/account/sign-in', { email, password })
    .finally(() => {
      document.createElement = frames
    })
  expect(answer).toEqual({ url: expect.stringContaining(site.url) })
})

test('The hosted sign-in is a page of the platform', async () => {
  const answer = await openShop(site).post(signIn, '/account/sign-in?returnTo=/checkout', {
    intent: 'hosted',
  })
  if (!('url' in answer) || answer instanceof Response) throw new Error('No address')
  const page = await site.fetch(answer.url)
  expect(page.headers.get('location')).toContain('/_hosted/login')
})

test('A platform that does not answer is told, and the form stays', async () => {
  const shopper = openShop(site, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  const answer = await shopper.post(signIn, '/account/sign-in', { email: 'ada@example.test', password: 'x' })
  expect(answer).toEqual({ errors: { form: expect.any(String) } })
}, 60_000)

test('Registering an address that has an account says so', async () => {
  const { email } = await site.signUp()
  const answer = await openShop(site).post(register, '/account/register', {
    email,
    password: 'lovelace-1843',
  })
  expect(answer).toEqual({ errors: { email: expect.stringMatching(/already have an account/) } })
})

test('Asking for a new password is answered the same for every address', async () => {
  const { email } = await site.signUp()
  const shopper = openShop(site)
  expect(await shopper.post(recover, '/account/recover', { email })).toEqual({ sentTo: email })
  const unknown = { email: 'nobody@example.test' }
  expect(await shopper.post(recover, '/account/recover', unknown)).toEqual({ sentTo: unknown.email })
  expect(await shopper.post(recover, '/account/recover', { email: 'ada' })).toHaveProperty('errors.email')
})

test('A callback without an answer, or with one of another sign-in, is told in words', async () => {
  const shopper = openShop(site)
  const missing = await shopper.load(callback, '/account/callback')
  expect(missing.problem).toBe('missing')
  const foreign = await shopper.load(callback, '/account/callback?code=abc&state=def')
  expect(foreign.problem).toBe('state')
})
