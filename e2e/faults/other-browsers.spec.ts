import { chromium } from '@playwright/test'
import { expect, test } from '../kit/fault-test.ts'
import { newPerson } from '../kit/people.ts'
import { Account } from '../pages/account.ts'
import { products } from '../pages/shop.ts'

test.describe.configure({ timeout: 90_000 })

/** A browser with other switches than the tests' own. */
async function launch(options: { args?: string[]; ignoreDefaultArgs?: string[] }) {
  const root = process.getuid?.() === 0
  const { args = [], ...rest } = options
  const executablePath = process.env.CHROMIUM
  return chromium.launch({
    ...rest,
    ...(executablePath ? { executablePath } : {}),
    args: [...args, ...(root ? ['--no-sandbox'] : [])],
  })
}

test('faults row 21: a page restored from the back-forward cache after a sign-out elsewhere shows nothing of the member', async ({
  store,
}) => {
  await using browser = await launch({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  const context = await browser.newContext({ baseURL: store.url })
  const page = await context.newPage()
  const person = newPerson()
  const before = new Account(page)
  await before.register(person)
  await page.goto('/account')
  await expect(page.getByText(person.email)).toBeVisible()
  // The member's own pages are never kept there; the store's are, with the member's name in the header.
  await page.goto(`/products/${products.plain.slug}`)
  await before.expectSignedIn(person.firstName)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { restored: persisted }))
  })
  await page.goto('/cart')
  // Signed out where no message tells of it: one that does takes the page out of that cache.
  const other = await context.newPage()
  await other.goto('/account/signed-out')
  await other.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('galleria.auth.v1.')) ?? ''
    const nobody = { accessToken: { value: '', expiresAt: 0 }, refreshToken: { value: '', role: 'none' } }
    localStorage.setItem(key, JSON.stringify(nobody))
  })
  await page.goBack({ waitUntil: 'commit' })
  expect(await page.evaluate(() => 'restored' in globalThis)).toBe(true)
  await before.expectSignedOut()
  await expect(before.header.getByText(person.firstName)).toHaveCount(0)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/account\/sign-in/)
  await expect(page.getByText(person.email)).toHaveCount(0)
})

test('faults row 22: where third-party cookies are blocked one signs in by the form all the same', async ({
  store,
}) => {
  await using browser = await launch({ args: ['--test-third-party-cookie-phaseout'] })
  const page = await (await browser.newContext({ baseURL: store.url })).newPage()
  const person = newPerson()
  const account = new Account(page)
  await account.register(person)
  await account.signOut(person.firstName)
  await account.signIn(person)
  await account.expectSignedIn(person.firstName)
  await account.signOut(person.firstName)
  await account.signInByRedirect(person)
  await account.expectSignedIn(person.firstName)
})
