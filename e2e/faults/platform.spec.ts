import type { Page } from '@playwright/test'
import { expect, test } from '../kit/fault-test.ts'
import { newPerson } from '../kit/people.ts'
import { openWithoutScript } from '../kit/without-script.ts'
import { Account } from '../pages/account.ts'
import { Cart } from '../pages/cart.ts'
import { isAdd } from '../pages/cart-calls.ts'
import { Checkout } from '../pages/checkout.ts'
import { products, Shop } from '../pages/shop.ts'
import { renewals } from './secrets.ts'

const again = (page: Page) => page.getByRole('button', { name: 'Try again' })
const added = (page: Page) =>
  page.waitForResponse((answer) => isAdd(answer.url()) && answer.request().method() === 'POST')

async function addOne(page: Page): Promise<Shop> {
  const shop = new Shop(page)
  await shop.openProduct(products.plain.slug)
  // The header counts what is under way; this waits until the platform has told what it holds: by V2 with the add itself.
  const told = page.waitForEvent(
    'requestfinished',
    async (request) =>
      (isAdd(request.url())
        ? request.method() === 'POST' && request.url().includes('/v2/')
        : request.method() === 'GET' && /\/carts\/current$/.test(request.url())) &&
      (await request.response())?.status() === 200,
  )
  await shop.addToCart()
  await told
  await shop.expectInCart(1)
  return shop
}

test('The platform goes away while browsing: pages say so, retry works, the cart is kept', async ({
  page,
  store,
}) => {
  const shop = await addOne(page)
  await store.killPlatform()
  await page.getByRole('banner').getByRole('link', { name: 'All products' }).click()
  await expect(again(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/can’t connect/)
  await shop.expectInCart(1)

  // A module that the shell cannot have in time is left to the browser, with 200: the next answer has it.
  await expect.poll(async () => (await page.goto('/products'))?.status()).toBe(503)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Galleria' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByText('Your cart is saved')).toBeVisible()

  await store.startPlatform()
  await again(page).click()
  await expect(new Cart(page).quantityOf(products.plain.name)).toHaveValue('1')
  await page.goto('/products')
  await expect(shop.tiles()).not.toHaveCount(0)
  await shop.expectInCart(1)
})

test('A page that the platform is too late for can be asked for again without script', async ({
  browser,
  store,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: store.url })
  const page = await context.newPage()
  const path = `/products/${products.plain.slug}`
  await openWithoutScript(page, path)
  const late = await fetch(`${store.platformUrl}/_dev/faults`, {
    method: 'POST',
    body: JSON.stringify({ fault: { kind: 'delay', ms: 60_000 } }),
  })
  expect(late.status, await late.text()).toBe(200)
  const again = page.getByRole('link', { name: 'Reload page' })
  // Another address, which nobody has kept the answer of.
  await page.goto('/products/moon-jar?late=1')
  await expect(again).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  await fetch(`${store.platformUrl}/_dev/faults`, { method: 'DELETE' })
  await again.click()
  await expect(page).toHaveURL(/late=1$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moon Jar')
  await context.close()
})

test('A platform killed right after an acknowledged add-to-cart has it once', async ({ page, store }) => {
  const shop = new Shop(page)
  await shop.openProduct(products.plain.slug)
  const answer = added(page)
  await shop.addToCart()
  expect((await answer).status()).toBe(200)
  await store.killPlatform()
  await store.startPlatform()
  const cart = new Cart(page)
  await cart.open()
  await expect(cart.quantityOf(products.plain.name)).toHaveValue('1')
  await expect(cart.main.getByRole('spinbutton')).toHaveCount(1)
  await shop.expectInCart(1)
})

test('A platform killed right after an acknowledged order has it once', async ({ page, store }) => {
  const person = newPerson()
  await new Account(page).register(person)
  await addOne(page)
  const checkout = new Checkout(page)
  const cart = new Cart(page)
  await cart.open()
  await cart.checkOut()
  await checkout.fillAddress(person.email)
  await checkout.chooseFirstDelivery()
  await checkout.goToPayment()
  const acknowledged = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/_hosted\/checkout\//.test(answer.url()),
  )
  await checkout.pay()
  expect((await acknowledged).status()).toBe(303)
  await store.killPlatform()
  await store.startPlatform()
  await page.waitForURL(/\/checkout\/thank-you\?/)
  await page.reload()
  const number = await checkout.orderNumber()
  await page.goto('/account/orders')
  const orders = page.getByRole('main').getByRole('link', { name: /\d{4,}/ })
  await expect(orders).toHaveCount(1)
  await expect(orders).toContainText(number)
  await new Shop(page).expectInCart(0)
})

test('Two tabs add at once: both lines stand in both', async ({ context, page }) => {
  const other = await context.newPage()
  const [one, two] = [new Shop(page), new Shop(other)]
  await one.openProduct(products.plain.slug)
  await two.openProduct(products.withOptions.slug)
  await two.chooseOptions()
  const answers = [added(page), added(other)]
  await Promise.all([one.addToCart(), two.addToCart()])
  await Promise.all(answers)
  await Promise.all([one.expectInCart(2), two.expectInCart(2)])
  const cart = new Cart(other)
  await cart.open()
  await expect(cart.main.getByRole('spinbutton')).toHaveCount(2)
})

test('An access token that has run out is renewed once, and the cart is kept', async ({ page }) => {
  const shop = await addOne(page)
  // Clear the cookie, which lives as long as the token does.
  await page.context().clearCookies({ name: /galleria-access/ })
  const renewed = renewals(page)
  await page.goto('/cart')
  await expect(new Cart(page).quantityOf(products.plain.name)).toHaveValue('1')
  await shop.expectInCart(1)
  await expect.poll(() => renewed).toHaveLength(1)
})

test('An access token that the platform refuses in mid-visit is renewed once, and the call goes through', async ({
  page,
  store,
}) => {
  const shop = await addOne(page)
  let refused = 0
  const renewed = renewals(page)
  await page.route(
    (url) => isAdd(url.href),
    (route) => {
      if (route.request().method() !== 'POST' || refused > 0) return route.fallback()
      refused += 1
      return route.fulfill({
        status: 401,
        headers: { 'access-control-allow-origin': store.url },
        json: { message: 'The token has expired', details: {} },
      })
    },
  )
  const accepted = page.waitForResponse(
    (answer) => isAdd(answer.url()) && answer.request().method() === 'POST' && answer.status() === 200,
  )
  await shop.addToCart()
  await accepted
  expect(refused).toBe(1)
  await page.unrouteAll()
  await new Cart(page).open()
  await expect(new Cart(page).quantityOf(products.plain.name)).toHaveValue('2')
  await expect.poll(() => renewed).toHaveLength(1)
})

test('The store works without storage for as long as the tab lives', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(String(error)))
  const shop = await addOne(page)
  await page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name: 'Cart' }).click()
  const cart = new Cart(page)
  await expect(cart.quantityOf(products.plain.name)).toHaveValue('1')
  await cart.setQuantity(products.plain.name, 2)
  await shop.expectInCart(2)
  await cart.checkOut()
  expect(broken).toEqual([])
})
