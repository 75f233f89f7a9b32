import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { Complaints } from '../kit/complaints.ts'
import { expect, test } from '../kit/src/index.ts'
import { card, consoleKey, enterConsole, expectLive } from '../pages/console.ts'

test.use({ storeOptions: { own: true, env: { GALLERIA_CONSOLE_KEY: consoleKey } } })
// A shell of its own to each: one at a time.
test.describe.configure({ mode: 'serial' })

test('An engineer signs in, takes a release back after seeing what that changes, and history says so', async ({
  page,
  store,
}) => {
  const complaints = new Complaints(page)
  const before = await store.versionOf('cart')
  await store.release('cart', { version: '9.0.0' })
  await enterConsole(page, 'Ada <Lovelace>')
  await card(page, 'cart').getByRole('link', { name: 'Roll back cart' }).click()
  await expect(page.getByRole('heading', { name: 'Roll cart back?', level: 1 })).toBeVisible()
  const row = page.getByRole('row', { name: /cart live/ })
  await expect(row).toContainText('9.0.0')
  await expect(row).toContainText(before ?? '')
  expect(await store.versionOf('cart')).toBe('9.0.0')
  await page.getByLabel('Reason (shown in the history)').fill('totals are wrong')
  await page.getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByText('Done.')).toBeVisible()
  await expect.poll(() => store.versionOf('cart')).toBe(before)
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText('“totals are wrong”')).toBeVisible()
  await expect(page.getByText('Ada <Lovelace> rolled cart back from 9.0.0').first()).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto('/console/history')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  complaints.expectNone()
})

test("Another engineer's change appears without a reload and leaves focus and typed text alone", async ({
  page,
  store,
}) => {
  const complaints = new Complaints(page)
  await enterConsole(page)
  await expectLive(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const field = page.getByRole('searchbox', { name: 'Find a module' })
  await field.fill('car')
  await store.release('cart', { version: '9.1.0' })
  await expect(card(page, 'cart').getByRole('link', { name: '9.1.0', exact: true })).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('car')
  await expect(page.getByRole('status')).toContainText('deployed cart 9.1.0')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  complaints.expectNone()
})

test('An open confirmation does not change, and never applies to another set of releases', async ({
  page,
  store,
}) => {
  await store.release('loyalty', { version: '9.0.0' })
  await enterConsole(page)
  await page.goto('/console/modules/loyalty/rollback')
  await expectLive(page)
  await store.release('loyalty', { version: '9.1.0' })
  await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible()
  await expect(page.getByRole('row', { name: /loyalty live/ })).toContainText('9.0.0')
  await page.getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByText('Nothing changed: loyalty changed in the meantime.')).toBeVisible()
  expect(await store.versionOf('loyalty')).toBe('9.1.0')
  // Now it asks about what is so.
  await page.getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByText('Done.')).toBeVisible()
  await expect.poll(() => store.versionOf('loyalty')).toBe('9.0.0')
})

test('All is reached by keys', async ({ page, store }) => {
  await store.release('cart', { version: '9.2.0', canary: 20 })
  await enterConsole(page)
  await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keys' })
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  // Pressed again until they are heard: a page that opens takes keys for itself.
  const heard = (keys: readonly string[], sign: () => Promise<void>) =>
    expect(async () => {
      for (const key of keys) await page.keyboard.press(key)
      await sign()
    }).toPass()
  const title = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
  await heard(['g', 'e'], () => expect(title('Health')).toBeVisible({ timeout: 3000 }))
  await heard(['g', 'm'], () => expect(title('Modules')).toBeVisible({ timeout: 3000 }))
  const cart = card(page, 'cart').getByRole('link', { name: 'cart', exact: true })
  await heard(['j'], () => expect(cart).toBeFocused({ timeout: 1000 }))
  await heard(['p'], () => expect(title(/^Promote cart 9\.2\.0/)).toBeVisible({ timeout: 3000 }))
  await page.getByLabel('Reason (shown in the history)').fill('a test without visitors')
  await page.getByRole('button', { name: 'Promote' }).press('Enter')
  await expect(page.getByText('Done.')).toBeVisible()
  await expect.poll(() => store.versionOf('cart')).toBe('9.2.0')
})

test('Every page is accessible, light or dark, and no wider than its screen', async ({ page, store }) => {
  test.setTimeout(600_000)
  await page.goto('/console')
  await expectAccessibleInBoth(page)
  await store.release('cart', { version: '9.3.0', canary: 10 })
  const report = {
    age: 0,
    set: { cart: '9.3.0' },
    seen: ['cart'],
    vitals: { lcp: 3100, inp: 480, cls: 0.3 },
    page: { module: 'cart', route: '/cart' },
    press: { module: 'cart' },
    tasks: { cart: { count: 2, blocking: 90 } },
  }
  const headers = { origin: store.url }
  await fetch(`${store.url}/telemetry`, { method: 'POST', headers, body: JSON.stringify(report) })
  await enterConsole(page)
  await expect(async () => {
    await page.goto('/console/vitals')
    await expect(page.getByRole('row', { name: /^\/cart cart 9\.3\.0/ })).toContainText('over 200 ms')
  }).toPass()
  const places = page.getByRole('navigation', { name: 'Console' }).getByRole('link')
  const paths = await places.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(5)
  const more = [
    '/console/modules/cart',
    '/console/modules/cart/promote',
    '/console/modules/cart/releases/9.3.0',
    '/console/history/3',
  ]
  for (const path of [...paths, ...more]) {
    await page.goto(path)
    await expectLive(page)
    await expectAccessibleInBoth(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, path).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})
