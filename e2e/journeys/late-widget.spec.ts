import { expect, once, test } from '../kit/test.ts'
import { products, Shop } from '../pages/shop.ts'

test(
  'On a line so poor that the cart’s part is given up, it comes when it is there',
  once,
  async ({ page }) => {
    const shop = new Shop(page)
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    const given = Promise.withResolvers<void>()
    await page.route(/\/modules\/cart\/.*\.js/, async (route) => {
      await given.promise
      // Ignore a request that was aborted meanwhile.
      await route.continue().catch(() => undefined)
    })
    await page.goto(`/products/${products.plain.slug}`, { waitUntil: 'commit' })
    await expect(page.locator('html[data-ready]')).toBeAttached()
    // Its code is asked for by whoever points at it; given up, nothing is there to be pointed at.
    await expect
      .poll(async () => {
        await page.mouse.move(0, 0)
        await shop
          .addButton()
          .hover({ timeout: 1000 })
          .catch(() => undefined)
        return told.join()
      })
      .toMatch(/Widget cart\.add-to-cart is not available/)
    given.resolve()
    await shop.addToCart()
    await shop.expectInCart(1)
  },
)

test(
  'On a line so poor that the page’s part comes late, what was typed and sent before counts',
  once,
  async ({ page }) => {
    await page.route(/\/modules\/account\/.*\.js/, async (route) => {
      // Longer than the frame waits for the page.
      await new Promise((go) => setTimeout(go, 2500))
      await route.continue().catch(() => undefined)
    })
    await page.goto('/account/sign-in', { waitUntil: 'commit' })
    const main = page.getByRole('main')
    await main.getByLabel(/^email/i).click()
    await page.keyboard.type('ada@galleria.test')
    await main.getByLabel('Password', { exact: true }).click()
    await page.keyboard.type('lovelace-1843')
    await main.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/account$/)
  },
)
