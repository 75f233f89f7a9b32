import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { getMyMember } from '@galleria/platform-client/members'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createSession } from './session.ts'
import type { Session } from './session-types.ts'
import { createTestBrowser } from './testing/test-browser.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform?.close())

const open: (Session | MutationObserver)[] = []
afterEach(() => {
  for (const entry of open.splice(0)) 'close' in entry ? entry.close() : entry.disconnect()
})

function visit() {
  const { clientId, url: baseUrl } = platform
  const browser = createTestBrowser(platform)
  const { fetch } = browser
  const session = createSession({ clientId, baseUrl, ...browser, channel: null })
  open.push(session)
  const client = createPlatformClient({ baseUrl, fetch, getAuthHeaders: session.getAuthHeaders })
  return { session, client, browser }
}

/** jsdom loads no frames: fetches what the frame shows and posts what its script would. */
function loadFrames() {
  const observer = new MutationObserver(async ([record]) => {
    const [frame] = record?.addedNodes ?? []
    if (!(frame instanceof HTMLIFrameElement)) return
    const page = await (await platform.fetch(frame.src)).text()
    const message = /\{"code":"[^}]+\}/.exec(page)?.[0] ?? '{}'
    const { origin } = new URL(platform.url)
    window.dispatchEvent(
      new MessageEvent('message', { data: JSON.parse(message), origin, source: frame.contentWindow }),
    )
  })
  observer.observe(document.body, { childList: true })
  open.push(observer)
}

const password = 'correct horse battery'

test('Registering in the page ends as a member, renewal keeps them, logout ends them', async () => {
  loadFrames()
  const { session, client } = visit()
  const email = 'grace@example.test'
  const state = await session.register({ email, password, profile: { nickname: 'Grace' } })
  if (state.loginState !== 'SUCCESS') throw new Error(JSON.stringify(state))
  await session.completeLogin(state.sessionToken)
  expect(session.isMember).toBe(true)
  const { member } = await getMyMember(client, { fieldsets: ['FULL'] })
  expect(member.loginEmail).toBe(email)
  const before = await session.getAuthHeaders()
  platform.clock.advance(16 * 60)
  expect((await getMyMember(client)).member.id).toBe(member.id)
  expect(await session.getAuthHeaders()).not.toEqual(before)
  expect(session.isMember).toBe(true)
  const { logoutUrl } = await session.logout({ returnTo: 'http://127.0.0.1:3000/' })
  expect(new URL(logoutUrl).origin).toBe(platform.url)
  expect(session.role).toBe('none')
  await expect(getMyMember(client)).rejects.toMatchObject({ status: 403 })
  expect(session.role).toBe('visitor')
})

test('The platform refuses with the codes the specification lists', async () => {
  const { session } = visit()
  const { email } = await platform.signUp({ password })
  const failed = { loginState: 'FAILURE' }
  expect(await session.login({ email, password: 'wrong but long enough' })).toMatchObject({
    ...failed,
    errorCode: 'invalidPassword',
  })
  expect(await session.login({ email: 'nobody@example.test', password })).toMatchObject({
    ...failed,
    errorCode: 'invalidEmail',
  })
  expect(await session.register({ email, password })).toMatchObject({
    ...failed,
    errorCode: 'emailAlreadyExists',
  })
  expect(await session.register({ email: 'not an email', password })).toMatchObject({
    ...failed,
    errorCode: 'invalidEmail',
  })
})

test("Signing in on the platform's own page ends as a member at the page it began on", async () => {
  const { session, client } = visit()
  const { email, memberId } = await platform.signUp({ password })
  const redirectUri = 'http://127.0.0.1:3000/account/callback'
  const loginUrl = await session.createLoginUrl({ redirectUri, returnTo: '/cart' })
  const { headers } = await platform.fetch(loginUrl, { redirect: 'manual' })
  const page = new URL(headers.get('location') ?? '', loginUrl)
  const form = new DOMParser().parseFromString(await (await platform.fetch(page)).text(), 'text/html')
  const fields = [...form.querySelectorAll('input')].map(({ name, value }): [string, string] => [name, value])
  const answer = await platform.fetch(page, {
    method: 'POST',
    headers: { origin: platform.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...Object.fromEntries(fields), email, password }).toString(),
    redirect: 'manual',
  })
  const callback = answer.headers.get('location') ?? ''
  expect(callback).toMatch(/^http:\/\/127\.0\.0\.1:3000\/account\/callback#/)
  expect(await session.handleCallback(callback)).toEqual({ returnTo: '/cart' })
  expect((await getMyMember(client)).member.id).toBe(memberId)
  await expect(session.handleCallback(callback)).rejects.toThrow('Invalid _state')
})
