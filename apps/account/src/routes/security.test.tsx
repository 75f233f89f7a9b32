import { openShop, redirectOf } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as security from './security.tsx'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
})
afterAll(() => site.close())

const path = '/account/security'
const member = async () => openShop(site, { member: await site.signUp() })

test('A visitor is led to the sign-in and back', async () => {
  expect(await redirectOf(openShop(site).load(security, path))).toBe(
    '/account/sign-in?returnTo=%2Faccount%2Fsecurity',
  )
})

test('A member sees no factor at first, and this session alone', async () => {
  const { own } = await (await member()).load(security, path)
  expect(own?.factors).toEqual([])
  expect(own?.sessions.map(({ current }) => current)).toEqual([true])
})

test('A factor counts once it is proven; a wrong proof leaves it waiting', async () => {
  const shopper = await member()
  const begun = await shopper.post(security, path, { intent: 'enroll', type: 'TOTP' })
  if (begun instanceof Response || !begun.enrolling) throw new Error('Nothing begun')
  expect(begun.enrolling.totp?.uri).toMatch(/^otpauth:\/\/totp\//)
  const enrolling = JSON.stringify(begun.enrolling)
  const wrong = await shopper.post(security, path, { intent: 'activate', enrolling, code: '000000' })
  expect(wrong).toEqual({
    enrolling: begun.enrolling,
    errors: { code: expect.stringMatching(/wrong or has expired/) },
  })
  expect((await shopper.load(security, path)).own?.factors).toEqual([])
})

test('A telephone number without its country is told at its field', async () => {
  const answer = await (await member()).post(security, path, { intent: 'enroll', type: 'SMS', phone: '12' })
  expect(answer).toEqual({ errors: { phone: expect.stringMatching(/country/) } })
})

test('A passkey on a page that is opened by a number says what to do', async () => {
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    request.headers.set('origin', 'http://127.0.0.1:3000')
    return site.fetch(request)
  }
  const shopper = openShop(site, { fetch, member: await site.signUp() })
  const answer = await shopper.post(security, path, { intent: 'enroll', type: 'WEBAUTHN' })
  expect(answer).toEqual({ problem: expect.stringMatching(/localhost/) })
})

test('A weak new password asks the platform nothing, a common one is told at its field', async () => {
  const shopper = await member()
  const change = (password: string) =>
    shopper.post(security, path, { intent: 'password', password, email: 'a@b.test' })
  expect(await change('short')).toEqual({ errors: { password: 'Use at least 8 characters' } })
  expect(await change('password123')).toEqual({
    errors: { password: expect.stringMatching(/too common/) },
  })
  expect(await change('analytical-engine-1837')).toEqual({ said: expect.stringMatching(/was changed/) })
})

test('After five minutes who changes how they sign in first proves again who they are', async () => {
  const shopper = await member()
  site.clock.advance(6 * 60)
  const change = { intent: 'password', password: 'analytical-engine-1837' }
  expect(await redirectOf(shopper.post(security, path, change))).toBe(
    '/account/sign-in?returnTo=%2Faccount%2Fsecurity&reason=confirm',
  )
})

test('The page links to the hosted pages where the platform keeps methods there', async () => {
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    return url.includes('/security/')
      ? Promise.resolve(Response.json({ message: 'Not found' }, { status: 404 }))
      : site.fetch(input, init)
  }
  const shopper = openShop(site, { fetch, member: await site.signUp() })
  expect((await shopper.load(security, path)).own).toBeNull()
  expect(await redirectOf(shopper.post(security, path, { intent: 'hosted' }))).toContain(site.url)
})
