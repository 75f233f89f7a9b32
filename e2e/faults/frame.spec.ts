import type { Page } from '@playwright/test'
import { expect, test } from '../kit/fault-test.ts'
import { sessionOf } from '../kit/page-session.ts'
import { newPerson } from '../kit/people.ts'
import { Account } from '../pages/account.ts'
import { tokenCalls } from './secrets.ts'

/** A person with an account, on a page where nobody is signed in. */
async function visitor(page: Page) {
  const person = newPerson()
  const account = new Account(page)
  await account.register(person)
  await account.signOut(person.firstName)
  await page.goto('/account/sign-in')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const session = await sessionOf(page)
  const prove = () =>
    session.evaluate(
      async (own, { email, password }) => (await own.login({ email, password })).sessionToken,
      person,
    )
  return { person, account, session, prove }
}

const isFrame = (url: URL) => url.pathname.includes('authorize') || url.pathname.startsWith('/_hosted/')

/** The state of each authorization request that the page makes. */
function statesOf(page: Page): string[] {
  const states: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/redirect-session') || request.method() !== 'POST') return
    const state = /"state":"([^"]+)"/.exec(request.postData() ?? '')?.[1]
    if (state) states.push(state)
  })
  return states
}

/** How a silent login ends, told as words. */
const attempt = (own: import('../kit/page-session.ts').PageSession, token: string) =>
  own.completeLogin(token).then(
    () => 'signed in',
    (error: Error & { reason?: string }) => `${error.message} (${error.reason ?? 'no reason'})`,
  )

test('Faults row 23: a frame that never answers is given up after exactly two minutes, and nothing of it is left', async ({
  page,
}) => {
  const { session, prove } = await visitor(page)
  const token = await prove()
  await page.clock.install()
  await page.route(isFrame, () => undefined)
  const outcome = session.evaluate(attempt, token)
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.clock.runFor(119_000)
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.clock.runFor(2000)
  expect(await outcome).toBe('OAuth flow timed out (no reason)')
  await expect(page.locator('iframe')).toHaveCount(0)
})

for (const [how, answer] of [
  ['answers 500', { status: 500, body: 'no' }],
  ['may not be framed', { status: 200, headers: { 'x-frame-options': 'DENY' }, body: 'no' }],
] as const) {
  test(`Faults row 24: a frame that ${how} is known long before the ceiling, with its reason`, async ({
    page,
  }) => {
    const { session, prove } = await visitor(page)
    const token = await prove()
    await page.route(isFrame, (route) => route.fulfill(answer))
    expect(await session.evaluate(attempt, token)).toBe('OAuth flow timed out (blocked)')
    await expect(page.locator('iframe')).toHaveCount(0)
  })
}

test('Faults row 25: whoever else posts an answer with the right state is not heard', async ({
  page,
  store,
}) => {
  const { session, prove } = await visitor(page)
  const states = statesOf(page)
  const asked = tokenCalls(page)
  const token = await prove()
  const held = Promise.withResolvers<void>()
  await page.route(isFrame, async (route) => {
    await held.promise
    await route.continue()
  })
  const outcome = session.evaluate(attempt, token)
  await expect.poll(() => states.length).toBe(1)
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.evaluate(
    async ([state, url]) => {
      const evil = { code: 'evil', state }
      window.postMessage(evil, '*')
      // A frame of another origin, which has what the real one has but its address.
      const frame = document.createElement('iframe')
      frame.src = `${url}/health`
      document.body.append(frame)
      await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
      window.dispatchEvent(
        new MessageEvent('message', { data: evil, origin: url ?? '', source: frame.contentWindow }),
      )
      frame.remove()
    },
    [states[0], store.platformUrl],
  )
  held.resolve()
  expect(await outcome).toBe('signed in')
  expect(asked.map((request) => request.postData()).join()).not.toContain('evil')
})

test('Faults row 27: of two silent logins at once each has a state and a frame of its own, one after the other', async ({
  page,
}) => {
  const { session, prove } = await visitor(page)
  const states = statesOf(page)
  const tokens = [await prove(), await prove()]
  await page.evaluate(() => {
    const told = Object.assign(globalThis, { mostFrames: 0 })
    new MutationObserver(() => {
      told.mostFrames = Math.max(told.mostFrames, document.querySelectorAll('iframe').length)
    }).observe(document.body, { childList: true })
  })
  const outcomes = await session.evaluate(
    (own, [first = '', second = '']) =>
      Promise.all([first, second].map((token) => own.completeLogin(token).then(() => own.role))),
    tokens,
  )
  expect(outcomes).toEqual(['member', 'member'])
  expect(new Set(states).size).toBe(2)
  expect(await page.evaluate(() => (globalThis as unknown as { mostFrames: number }).mostFrames)).toBe(1)
})

test('Faults row 28: who leaves the form while the frame is loading is not signed in, and nothing of it is left', async ({
  page,
}) => {
  const { person, account } = await visitor(page)
  await page.route(isFrame, () => undefined)
  await account.main.getByLabel(/^email/i).fill(person.email)
  await account.main.getByLabel('Password', { exact: true }).fill(person.password)
  await account.main.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await account.main.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await account.expectSignedOut()
})

test('Faults row 26: messages of extensions and other libraries neither end the wait nor break the page', async ({
  page,
}) => {
  const { session, prove } = await visitor(page)
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(String(error)))
  const token = await prove()
  const outcome = session.evaluate(attempt, token)
  await page.evaluate(() => {
    for (const data of [
      null,
      7,
      'x',
      [],
      { state: 1 },
      { type: 'webpackOk' },
      { code: 'x'.repeat(1e6), state: {} },
    ])
      window.postMessage(data, '*')
  })
  expect(await outcome).toBe('signed in')
  expect(broken).toEqual([])
})
