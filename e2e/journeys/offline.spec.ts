import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { expect, once, test } from '../kit/test.ts'
import { Cart } from '../pages/cart.ts'
import { isAdd } from '../pages/cart-calls.ts'
import { products, Shop } from '../pages/shop.ts'

test.use({ serviceWorkers: 'allow' })

const hasKept = async (page: Page, cache: string, path: string) =>
  page.evaluate(
    async ([cache, path]) =>
      Boolean(await (await caches.open(`galleria-${cache}-1`)).match(path ?? '', { ignoreVary: true })),
    [cache, path] as const,
  )

test(
  'Without a connection, visited products and the cart are read, and any other page says what is kept',
  once,
  async ({ page, context, complaints }) => {
    complaints.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)|status of 503 \(Offline\)/)
    const shop = new Shop(page)
    await shop.openProduct(products.plain.slug)
    const path = `/products/${products.plain.slug}`
    await shop.addToCart()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    // The worker sees the documents from the next one on.
    await page.goto(path)
    await expect.poll(() => hasKept(page, 'pages', path)).toBe(true)
    await page.goto('/cart')
    await expect(new Cart(page).quantityOf(products.plain.name)).toHaveValue('1')
    await expect.poll(() => hasKept(page, 'own', '/cart')).toBe(true)

    await context.setOffline(true)
    await page.goto(path)
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, name: products.plain.name }),
    ).toBeVisible()
    const picture = page.getByRole('main').getByRole('img').first()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await page.goto('/cart')
    await expect(new Cart(page).quantityOf(products.plain.name)).toHaveValue('1')

    const answer = await page.goto('/collections/lighting')
    expect(answer?.status()).toBe(503)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
    await expectAccessibleInBoth(page)
    await main.getByRole('link', { name: new RegExp(products.plain.name) }).click()
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, name: products.plain.name }),
    ).toBeVisible()

    await page.goto('/ar/search?q=lamp')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(1)

    await context.setOffline(false)
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveURL(/\/ar\/search/)
    await expect(page.getByRole('search').first()).toBeVisible()
  },
)

test('The cart of one shopper is forgotten on the device when another begins', once, async ({ page }) => {
  const shop = new Shop(page)
  await shop.openProduct(products.plain.slug)
  await shop.addToCart()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto('/cart')
  await expect.poll(() => hasKept(page, 'own', '/cart')).toBe(true)
  await page.evaluate(() =>
    fetch('/_session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grantType: 'anonymous' }),
    }),
  )
  await expect.poll(() => hasKept(page, 'own', '/cart')).toBe(false)
})

test(
  'A product that is added without a connection is in the cart once there is one, and once',
  once,
  async ({ page, context, complaints }) => {
    complaints.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/)
    const shop = new Shop(page)
    await shop.openProduct(products.plain.slug)
    const path = `/products/${products.plain.slug}`
    await shop.addToCart()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.goto(path)
    await shop.addToCart()
    await shop.expectInCart(2)
    await expect.poll(() => hasKept(page, 'pages', path)).toBe(true)
    const adds: string[] = []
    page.on('request', (request) => {
      if (isAdd(request.url()) && request.method() === 'POST') adds.push(request.url())
    })
    await context.setOffline(true)
    await page.goto(path)
    await shop.addButton().click()
    await expect(page.getByText(/^You’re offline. We’ll add/)).toBeVisible()
    expect(adds).toEqual([])
    await context.setOffline(false)
    await shop.expectInCart(3)
    await page.goto('/cart')
    await expect(new Cart(page).quantityOf(products.plain.name)).toHaveValue('3')
    expect(adds).toHaveLength(1)
  },
)
