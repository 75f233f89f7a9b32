import { afterAll, beforeAll, expect, it } from 'vitest'
import { redirectAddress, shop } from '../../../dev/testing/authorization.ts'
import { Browser } from '../../../dev/testing/browser.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let visitor: string
beforeAll(async () => {
  site = await createTestPlatform()
  visitor = (await anonymous(site)).access_token
})
afterAll(() => site.close())

const preferences = { prompt: 'none' }
const callbacks = { postFlowUrl: `${shop}/after?from=shop` }
const loginRequired = {
  error: 'login_required',
  error_description: 'No member is signed in.',
  callbackType: 'AUTHORIZE',
  status: 'ERROR',
}
const account = () => ({
  email: `${crypto.randomUUID()}@example.test`,
  password: 'correct horse',
  nickname: 'Ada',
})
const parametersOf = ({ url }: { readonly url: URL }) => Object.fromEntries(url.searchParams)

it.each([
  ['A login', { login: {} }],
  ['A section of the account', { memberAccountPage: { section: 'ORDERS' } }],
  ['A plan', { paidPlansCheckout: { planId: crypto.randomUUID() } }],
])('%s that must not ask sends a stranger back with login_required, and shows no form', async (_, intent) => {
  const address = await redirectAddress(site, visitor, {
    ...intent,
    callbacks: { ...callbacks, loginUrl: `${shop}/account/sign-in` },
    preferences,
  })
  const back = await new Browser(site).open(address)
  expect(back.url.origin + back.url.pathname).toBe(`${shop}/after`)
  expect(parametersOf(back)).toEqual({ from: 'shop', ...loginRequired })
})

it('A login that must not ask and names no way back leads to the store', async () => {
  const back = await new Browser(site).open(await redirectAddress(site, visitor, { login: {}, preferences }))
  expect(back.url.origin + back.url.pathname).toBe(`${shop}/`)
  expect(parametersOf(back)).toEqual(loginRequired)
})

it('A sign-up page cannot be opened by an address that must not ask', async () => {
  const address = await redirectAddress(site, visitor, { login: {}, callbacks, preferences })
  const back = await new Browser(site).open(address.replace('/_hosted/login', '/_hosted/sign-up'))
  expect(parametersOf(back)).toEqual({ from: 'shop', ...loginRequired })
})

it('A browser that is signed in is known without a form, and the page that asked is told', async () => {
  const browser = new Browser(site)
  const success = { from: 'shop', callbackType: 'AUTHORIZE', status: 'SUCCESS' }
  const page = await browser.open(await redirectAddress(site, visitor, { login: {}, callbacks }))
  const request_uri = page.url.searchParams.get('request_uri') ?? ''
  const first = await browser.submit('/_hosted/sign-up', { ...account(), request_uri })
  expect(parametersOf(first)).toEqual(success)
  const silent = { login: {}, callbacks, preferences }
  expect(parametersOf(await browser.open(await redirectAddress(site, visitor, silent)))).toEqual(success)
  const section = { memberAccountPage: { section: 'ORDERS' }, preferences }
  const orders = await browser.open(await redirectAddress(site, visitor, section))
  expect([orders.status, orders.url.pathname]).toEqual([200, '/_hosted/account/orders'])
})

it('A member is known by the session that the address was made in, until that session ends', async () => {
  const { accessToken } = await site.signUp()
  const silent = { login: {}, callbacks, preferences }
  const browser = new Browser(site)
  const address = await redirectAddress(site, accessToken, silent)
  expect(parametersOf(await browser.open(address))).toMatchObject({ status: 'SUCCESS' })
  expect(parametersOf(await new Browser(site).open(address))).toMatchObject(loginRequired)
  const later = await redirectAddress(site, accessToken, silent)
  const logout = { logout: { clientId: site.clientId } }
  await browser.open(await redirectAddress(site, accessToken, logout))
  expect(parametersOf(await browser.open(later))).toMatchObject(loginRequired)
})
