import { openShop, redirectOf } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { secondFactor } from '../state.ts'
import * as register from './register.tsx'
import * as secondStep from './second-factor.tsx'

let site: TestPlatform
beforeEach(async () => {
  site = await createTestPlatform()
})
afterEach(async () => {
  secondFactor.clear()
  await site.close()
})

const path = '/account/second-factor?returnTo=/cart'

/** Shopper at the second step of a sign-in, made through the form. */
async function asked() {
  const shopper = openShop(site)
  const person = { email: 'grace+mfa@example.test', password: 'compiler-1952-nanosecond' }
  const leads = await redirectOf(shopper.post(register, '/account/register?returnTo=/cart', person))
  expect(leads).toBe('/account/second-factor?returnTo=%2Fcart')
  return shopper
}

test('A second step that nobody waits for leads to the sign-in', async () => {
  const shopper = openShop(site)
  expect(await redirectOf(shopper.load(secondStep, path))).toBe('/account/sign-in?returnTo=%2Fcart')
  expect(await redirectOf(shopper.post(secondStep, path, { code: '123456' }))).toBe(
    '/account/sign-in?returnTo=%2Fcart',
  )
})

test('The page offers the usable methods, and choosing one sends its challenge', async () => {
  const shopper = await asked()
  const { state } = await shopper.load(secondStep, path)
  expect(state).toMatchObject({ loginState: 'MFA_REQUIRED', factors: ['EMAIL', 'PUSH'] })
  const answer = await shopper.post(secondStep, path, { intent: 'choose', factor: 'EMAIL' })
  expect(answer).toEqual({ waiting: 'code' })
  expect((await shopper.load(secondStep, path)).state).toMatchObject({
    loginState: 'MFA_CHALLENGE',
    challenge: { factorType: 'EMAIL', hint: 'g•••@example.test' },
  })
})

test('Nothing entered asks the platform nothing; a wrong code is told at its field and may be tried again', async () => {
  const shopper = await asked()
  await shopper.post(secondStep, path, { intent: 'choose', factor: 'EMAIL' })
  expect(await shopper.post(secondStep, path, { code: ' ' })).toEqual({ errors: { code: 'Enter the code' } })
  expect(await shopper.post(secondStep, path, { code: '000000' })).toEqual({
    errors: { code: expect.stringMatching(/wrong or has expired/) },
  })
  expect((await shopper.load(secondStep, path)).state).toMatchObject({ loginState: 'MFA_CHALLENGE' })
})

test('A factor that was not offered is refused without a call', async () => {
  const shopper = await asked()
  const answer = await shopper.post(secondStep, path, { intent: 'choose', factor: 'TOTP' })
  expect(answer).toEqual({ errors: { form: expect.stringMatching(/declined/) } })
})
