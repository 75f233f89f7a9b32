import { chromium } from '@playwright/test'
import { expect, test } from '../kit/fault-test.ts'
import { newPerson } from '../kit/people.ts'
import { Account } from '../pages/account.ts'

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
  await new Account(page).register(person)
  await page.goto('/account')
  await expect(page.getByText(person.email)).toBeVisible()
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) Object.assign(globalThis, { restored: true })
    })
  })
  await page.goto('/account/signed-out')
  const other = await context.newPage()
  const account = new Account(other)
  await other.goto('/account')
  await account.signOut(person.firstName)
  await page.goBack()
  await expect(page.getByText(person.email)).toHaveCount(0)
  await expect(page).toHaveURL(/\/account\/sign-in/)
  test.info().annotations.push({
    type: 'restored from the cache',
    description: String(await page.evaluate(() => 'restored' in globalThis)),
  })
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
