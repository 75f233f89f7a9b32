import { expect, once, test } from '../kit/test.ts'
import { products, Shop } from '../pages/shop.ts'

test('a count in the header that comes too late for three seconds comes later', once, async ({ page }) => {
  const shop = new Shop(page)
  await shop.openProduct(products.plain.slug)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const slow: string[] = []
  await page.route(/\/modules\/cart\/.*\.js/, async (route) => {
    slow.push(route.request().url())
    // As on a poor line: it was given up before it is there.
    await new Promise((resolve) => setTimeout(resolve, 4000))
    await route.continue().catch(() => undefined)
  })
  const given = page.waitForEvent('console', (message) => /Widget cart.mini-cart is not/.test(message.text()))
  await shop.addToCart()
  await given
  expect(slow).not.toEqual([])
  await page.unroute(/\/modules\/cart\/.*\.js/)
  await shop.expectInCart(1)
})
