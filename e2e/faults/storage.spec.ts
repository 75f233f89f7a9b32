import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { expect, test } from '../kit/fault-test.ts'
import { sessionOf } from '../kit/page-session.ts'
import { newPerson } from '../kit/people.ts'
import { wholeBrowser } from '../kit/whole-browser.ts'
import { Account } from '../pages/account.ts'

const keyOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).find((key) => key.startsWith('galleria.auth.role.v1.')) ?? '')

async function becomeVisitor(page: Page): Promise<string> {
  await page.goto('/cart')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await (await sessionOf(page)).evaluate((own) => own.getAuthHeaders())
  return keyOf(page)
}

test('Faults row 17: where scripts may store nothing one stays signed in by the cookie alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  const account = new Account(page)
  const person = newPerson()
  await account.register(person)
  await expect(account.main.getByText(/doesn’t save data/)).toHaveCount(0)
  await page.goto('/cart')
  await account.expectSignedIn(person.firstName)
})

test('Faults row 17: where the browser takes no cookies one signs in for this page, and is told so', async ({
  store,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'galleria-no-cookies-'))
  await mkdir(join(folder, 'Default'))
  const refused = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(refused))
  const context = await chromium.launchPersistentContext(folder, { ...wholeBrowser, baseURL: store.url })
  try {
    const page = await context.newPage()
    const account = new Account(page)
    await account.register(newPerson())
    expect(await (await sessionOf(page)).evaluate(({ isPersistent }) => isPersistent)).toBe(false)
    await expect(account.main.getByText(/doesn’t save data/)).toBeVisible()
    await account.main.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible()
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})

test('Faults row 18: where storage is full one stays signed in, and nothing crashes', async ({ page }) => {
  await page.goto('/account/register')
  await page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size >>= 1)
      try {
        for (let i = 0; ; i++) localStorage.setItem(`fill-${size}-${i}`, 'x'.repeat(size))
      } catch {}
  })
  const account = new Account(page)
  const person = newPerson()
  await account.register(person)
  expect(await keyOf(page)).toBe('')
  await page.goto('/cart')
  await account.expectSignedIn(person.firstName)
})

test('Faults row 19: a session that cannot be read is dropped, and its holder is a visitor', async ({
  page,
}) => {
  const key = await becomeVisitor(page)
  const warned = page.waitForEvent('console', (message) => message.text().includes('stored session'))
  await page.evaluate((own) => localStorage.setItem(own, '{"__proto__":{"accessToken":1}'), key)
  await page.goto('/account/orders')
  await warned
  await expect(page).toHaveURL(/\/account\/sign-in/)
})

test('Faults row 20: who writes "member" into storage sees no member page, and the platform serves them as before', async ({
  page,
  store,
}) => {
  const key = await becomeVisitor(page)
  await page.evaluate((own) => {
    const known = JSON.parse(localStorage.getItem(own) ?? '')
    localStorage.setItem(own, JSON.stringify({ ...known, role: 'member' }))
  }, key)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/account\/sign-in/)
  await expect(page.getByRole('main').getByText(/Hello/)).toHaveCount(0)
  const session = await sessionOf(page)
  const { authorization } = await session.evaluate((own) => own.getAuthHeaders())
  expect(await session.evaluate(({ role }) => role)).toBe('visitor')
  const mine = await fetch(`${store.platformUrl}/members/v1/members/my`, { headers: { authorization } })
  expect(mine.status).toBe(403)
})
