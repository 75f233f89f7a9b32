import { once, test } from '../kit/test.ts'
import { products, Shop } from '../pages/shop.ts'

test(
  'on a line so poor that the cart’s part is given up, it comes when it is there',
  once,
  async ({ page }) => {
    const shop = new Shop(page)
    const given = page.waitForEvent('console', (message) =>
      /Widget cart\.add-to-cart is not/.test(message.text()),
    )
    await page.route(/\/modules\/cart\/.*\.js/, async (route) => {
      await given
      // Nobody may be waiting for it any more.
      await route.continue().catch(() => undefined)
    })
    await shop.openProduct(products.plain.slug)
    await given
    await shop.addToCart()
    await shop.expectInCart(1)
  },
)
