import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect, test } from '../kit/fault-test.ts'
import { movableClock, sessionOf, setAhead } from '../kit/page-session.ts'
import { join } from '../kit/src/people.ts'
import { Account } from '../pages/account.ts'
import { renewals } from './secrets.ts'

/** Page with a member's session; the shortest one of the store. */
const PAGE = '/account/signed-out'
/** An access token lives a quarter of an hour. */
const LIFE = 900_000

async function member(page: Page): Promise<void> {
  await page.goto(PAGE)
  await join(page)
}

function tokenCalls(context: BrowserContext): Request[] {
  const seen: Request[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/_session')) seen.push(request)
  })
  return seen
}

async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto(PAGE)))
  await Promise.all(tabs.map((tab) => tab.locator('html[data-ready]').waitFor({ state: 'attached' })))
  return tabs
}

test('Faults row 3: eight tabs that expire together, fifty times over, renew once each time and nobody is signed out', async ({
  context,
  page,
}) => {
  await movableClock(context)
  await member(page)
  await page.goto('about:blank')
  const tabs = await openTabs(context, 8)
  const sessions = await Promise.all(tabs.map(sessionOf))
  const [before] = await Promise.all(sessions.map((each) => each.evaluate((own) => own.getAuthHeaders())))
  const asked = tokenCalls(context)
  const renewed = renewals(context)
  const seen = [before?.authorization ?? '']
  for (let round = 1; round <= 50; round++) {
    await Promise.all(tabs.map((tab) => setAhead(tab, round * LIFE)))
    // As after a refusal: only the platform's own clock could make the shell's copy old.
    const rejected = { authorization: seen.at(-1) ?? '' }
    const headers = await Promise.all(
      sessions.map((each) => each.evaluate((own, old) => own.getAuthHeaders({ rejected: old }), rejected)),
    )
    expect(asked, `round ${round}`).toHaveLength(round)
    seen.push(...new Set(headers.map(({ authorization }) => authorization)))
    expect(new Set(seen).size).toBe(1 + round)
  }
  await expect.poll(() => renewed).toHaveLength(50)
  const roles = await Promise.all(sessions.map((each) => each.evaluate(({ role }) => role)))
  expect(roles).toEqual(Array(8).fill('member'))
})

test('Faults row 11: signing out in one tab is seen in the others within a second, and ends what they wait for', async ({
  context,
  page,
}) => {
  await movableClock(context)
  await member(page)
  const [first, second] = (await openTabs(context, 2)) as [Page, Page]
  const [one, two] = await Promise.all([first, second].map(sessionOf))
  // Listen before anybody signs out: a page that began to listen afterwards would wait forever.
  const heard = await Promise.all(
    [page, second].map(async (tab) =>
      (await sessionOf(tab)).evaluateHandle((own) => {
        const left = Promise.withResolvers<number>()
        own.subscribe(() => own.role === 'none' && left.resolve(Date.now()))
        return { at: left.promise }
      }),
    ),
  )
  // The second tab has a renewal under way that the server does not answer.
  const held = Promise.withResolvers<void>()
  await second.route('**/_session', async (route) => {
    await held.promise
    await route.abort()
  })
  const waiting = two?.evaluate(async (own) => {
    const renewal = own.getAuthHeaders({ renew: true }).catch((error: Error) => error.name)
    return renewal
  })
  await second.waitForRequest('**/_session')
  const left = await one?.evaluate(async (own) => {
    const done = new Promise<number>((resolve) => {
      own.subscribe(() => own.role === 'none' && resolve(Date.now()))
    })
    await own.logout({ returnTo: location.href }).catch(() => undefined)
    return done
  })
  for (const tab of heard) expect((await tab.evaluate(({ at }) => at)) - (left ?? 0)).toBeLessThan(1000)
  held.resolve()
  expect(await waiting).toBe('AbortError')
  await new Account(page).expectSignedOut()
})

test('Faults row 12: a tab that is closed in the middle of its renewal leaves the others able to renew', async ({
  context,
  page,
}) => {
  await movableClock(context)
  await member(page)
  const [first, second] = (await openTabs(context, 2)) as [Page, Page]
  const other = await sessionOf(second)
  await Promise.all([first, second].map((tab) => setAhead(tab, LIFE)))
  await first.route('**/_session', () => first.close())
  await first
    .evaluate(() => {
      const registry = globalThis as unknown as Record<symbol, Map<string, { getAuthHeaders(): unknown }>>
      const [session] = registry[Symbol.for('galleria.auth.session.v1')]?.values() ?? []
      return session?.getAuthHeaders()
    })
    .catch(() => undefined)
  expect((await other.evaluate((own) => own.getAuthHeaders())).authorization).not.toBe('')
  expect(await other.evaluate(({ role }) => role)).toBe('member')
})

test('Faults row 8: while the platform answers 503 a member stays one, and is served as a visitor meanwhile', async ({
  context,
  page,
  store,
}) => {
  await movableClock(context)
  await member(page)
  const session = await sessionOf(page)
  const { authorization } = await session.evaluate((own) => own.getAuthHeaders())
  // The shell tries three times, then a visitor stands in.
  const fault = { operation: '* /oauth2/token', fault: { kind: 'error', status: 503 }, times: 3 }
  const broken = await fetch(`${store.platformUrl}/_dev/faults`, {
    method: 'POST',
    body: JSON.stringify(fault),
  })
  expect(broken.status, await broken.text()).toBe(200)
  const standIn = await session.evaluate((own) => own.getAuthHeaders({ renew: true }))
  expect(standIn.authorization).not.toBe(authorization)
  expect(await session.evaluate(({ role }) => role)).toBe('member')
  await fetch(`${store.platformUrl}/_dev/faults`, { method: 'DELETE' })
  await setAhead(page, LIFE + 60_000)
  await session.evaluate((own) => own.getAuthHeaders())
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible()
})

for (const [name, jump] of [
  ['faults row 13: a clock ten minutes ahead', 600_000],
  ['faults row 13: a clock a day ahead', 86_400_000],
  ['faults row 13: a clock a day behind', -86_400_000],
  ['faults row 14: a sleep of an hour', 3_600_000],
] as const) {
  test(`${name} costs at most one renewal, before the first call, and nobody is refused`, async ({
    context,
    page,
  }) => {
    await movableClock(context)
    await member(page)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    const renewed = renewals(context)
    const refused: string[] = []
    context.on('response', (response) => {
      if (response.status() === 401) refused.push(response.url())
    })
    await setAhead(page, jump)
    await page.goto('/account/orders')
    await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible()
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible()
    expect(renewed.length).toBeLessThanOrEqual(1)
    expect(refused).toEqual([])
  })
}

test('Faults row 2: the page, its modules and whoever asks by the symbol have one session', async ({
  page,
}) => {
  const asked = tokenCalls(page.context())
  await page.goto('/cart')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const session = await sessionOf(page)
  await session.evaluate((own) => Promise.all(Array.from({ length: 6 }, () => own.getAuthHeaders())))
  expect(asked).toHaveLength(1)
})
