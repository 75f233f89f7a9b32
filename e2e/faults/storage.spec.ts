import type { Page } from '@playwright/test'
import { expect, test } from '../kit/fault-test.ts'
import { sessionOf } from '../kit/page-session.ts'
import { newPerson } from '../kit/people.ts'
import { Account } from '../pages/account.ts'

test.describe.configure({ timeout: 90_000 })

const keyOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).find((key) => key.startsWith('galleria.auth.v1.')) ?? '')

async function becomeVisitor(page: Page): Promise<string> {
  await page.goto('/cart')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await (await sessionOf(page)).evaluate((own) => own.getAuthHeaders())
  return keyOf(page)
}

test('faults row 17: where storage is blocked one signs in for this page, and is told so', async ({
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
  await account.register(newPerson())
  expect(await (await sessionOf(page)).evaluate(({ isPersistent }) => isPersistent)).toBe(false)
  await expect(account.main.getByText(/keeps nothing/)).toBeVisible()
  await account.main.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible()
})

test('faults row 18: where storage is full the same holds and nothing crashes', async ({ page }) => {
  await page.goto('/account/register')
  await page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size >>= 1)
      try {
        for (let i = 0; ; i++) localStorage.setItem(`fill-${size}-${i}`, 'x'.repeat(size))
      } catch {}
  })
  const account = new Account(page)
  await account.register(newPerson())
  await expect(account.main.getByText(/keeps nothing/)).toBeVisible()
  expect(await keyOf(page)).toBe('')
})

test('faults row 19: a session that cannot be read is dropped, and its holder is a visitor', async ({
  page,
}) => {
  const key = await becomeVisitor(page)
  const warned = page.waitForEvent('console', (message) => message.text().includes('stored session'))
  await page.evaluate((own) => localStorage.setItem(own, '{"__proto__":{"accessToken":1}'), key)
  await page.goto('/account/orders')
  await warned
  await expect(page).toHaveURL(/\/account\/sign-in/)
})

test('faults row 20: who writes "member" into storage sees no member page, and the platform serves them as before', async ({
  page,
}) => {
  const key = await becomeVisitor(page)
  await page.evaluate((own) => {
    const tokens = JSON.parse(localStorage.getItem(own) ?? '')
    tokens.refreshToken.role = 'member'
    localStorage.setItem(own, JSON.stringify(tokens))
  }, key)
  const refused = page.waitForResponse((response) => response.status() === 403)
  await page.goto('/account')
  await refused
  await expect(page).toHaveURL(/\/account\/sign-in\?reason=expired/)
  await expect(page.getByRole('main').getByText(/Hello/)).toHaveCount(0)
})
