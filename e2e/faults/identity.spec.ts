import type { Page, Request } from '@playwright/test'
import { expect, test } from '../kit/fault-test.ts'
import { newPerson } from '../kit/people.ts'
import { Account } from '../pages/account.ts'
import { products, Shop } from '../pages/shop.ts'
import { codeExchanges, Secrets, tokenCalls } from './secrets.ts'

const isFrame = (request: Request) => request.frame().parentFrame() !== null
/** A person with an account who has signed out again. */
async function somebody(page: Page) {
  const person = newPerson()
  const account = new Account(page)
  await account.register(person)
  await account.signOut(person.firstName)
  return { person, account }
}

test('Faults row 31: the hidden frame signs in: no page is left, one exchange, nothing secret is left behind', async ({
  page,
}) => {
  const { person, account } = await somebody(page)
  const secrets = new Secrets(page)
  const asked = tokenCalls(page)
  const left: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) left.push(new URL(frame.url()).pathname)
  })
  await account.signIn(person)
  await account.expectSignedIn(person.firstName)
  expect(left.filter((path) => path.startsWith('/_hosted') || path.includes('oauth2'))).toEqual([])
  // A visitor's token to sign in with, and the member's.
  expect(asked).toHaveLength(2)
  await expect(page.locator('iframe')).toHaveCount(0)
  await secrets.expectKept()
})

test("Faults row 24: where the frame is blocked the platform's own page signs in, and the cart comes along", async ({
  page,
}) => {
  const { person, account } = await somebody(page)
  const shop = new Shop(page)
  await shop.openProduct(products.plain.slug)
  await shop.addToCart()
  await shop.expectInCart(1)
  const secrets = new Secrets(page)
  await page.route('**/*', (route) =>
    isFrame(route.request()) ? route.abort('blockedbyclient') : route.fallback(),
  )
  await account.signIn(person)
  await page.waitForURL(/\/_hosted\/login/, { timeout: 60_000 })
  await account.enterHosted(person)
  await account.expectSignedIn(person.firstName)
  await shop.expectInCart(1)
  await secrets.expectKept()
})

test('Faults row 30: a callback opened a second time exchanges nothing and says why', async ({ page }) => {
  const { person, account } = await somebody(page)
  const secrets = new Secrets(page)
  const answered = page.waitForResponse((answer) =>
    (answer.headers().location ?? '').includes('/account/callback'),
  )
  await account.signInByRedirect(person)
  const callback = (await answered).headers().location ?? ''
  expect(callback).toMatch(/code=.+state=|state=.+code=/)
  await account.expectSignedIn(person.firstName)
  await secrets.expectKept()

  const asked = codeExchanges(page)
  await page.goto('about:blank')
  await page.goto(callback)
  await expect(page.getByText('already used or was started in another tab')).toBeVisible()
  expect(asked).toEqual([])
  expect(page.url()).not.toMatch(/code=|state=/)
  await account.expectSignedIn(person.firstName)
})

test('Faults row 29: an answer with another state is refused before anything is exchanged', async ({
  page,
  store,
}) => {
  await page.goto('/account/sign-in')
  await page.getByRole('main').getByRole('button', { name: 'Trouble signing in?' }).click()
  await page.waitForURL(/\/_hosted\/login/)
  const asked = codeExchanges(page)
  await page.goto(`${store.url}/account/callback#code=stolen-code&state=somebody-elses`)
  await expect(page.getByText('already used or was started in another tab')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in again' })).toBeVisible()
  expect(asked).toEqual([])
  expect(page.url()).not.toMatch(/code=|state=/)
})

test("Faults row 35: another site's form cannot sign a shopper in as somebody else, nor can another's code", async ({
  page,
  store,
}) => {
  const { person } = await somebody(page)
  await page.goto('/account/sign-in')
  await page.getByRole('main').getByRole('button', { name: 'Trouble signing in?' }).click()
  await page.waitForURL(/\/_hosted\/login/)
  const action = page.url()
  const form = `<form method="post" action="${action}">
    <input name="email" value="${person.email}"><input name="password" value="${person.password}">
    <button>A prize!</button></form>`
  await page.route('http://evil.test/', (route) => route.fulfill({ contentType: 'text/html', body: form }))
  await page.goto('http://evil.test/')
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'A prize!' }).click()
  expect((await answered).status()).toBe(403)
  expect(page.url()).not.toContain('/account/callback')

  const asked = codeExchanges(page)
  await page.goto(`${store.url}/account/callback#code=of-the-attacker&state=of-the-attacker`)
  await expect(page.getByText('already used or was started in another tab')).toBeVisible()
  expect(asked).toEqual([])
  await new Account(page).expectSignedOut()
})
