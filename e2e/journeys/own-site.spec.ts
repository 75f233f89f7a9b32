import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/site-test.ts'
import { Cart } from '../pages/cart.ts'
import { Checkout } from '../pages/checkout.ts'
import { products, Shop } from '../pages/shop.ts'

// By one worker: the stores come one after the other, behind one shell.
test.describe.configure({ mode: 'default' })

/** One after the seed's counter; nobody else's orders go before it. */
const FIRST = '10001'

for (const time of ['first', 'second']) {
  test(`The number of a store's first order is its first, the ${time} time too`, once, async ({ page }) => {
    const shop = new Shop(page)
    const cart = new Cart(page)
    await shop.openProduct(products.plain.slug)
    await shop.addToCart()
    await cart.open()
    await cart.checkOut()
    expect(await new Checkout(page).complete(newPerson().email)).toBe(FIRST)
  })
}

test(
  'A month later the cart of a visitor is still there, though the tokens have long ended',
  once,
  async ({ page, platformUrl, complaints }) => {
    complaints.allow(/status of 401/)
    const shop = new Shop(page)
    await shop.openProduct(products.plain.slug)
    await shop.addToCart()
    await shop.expectInCart(1)
    const moved = await fetch(`${platformUrl}/_dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance: 29 * 86_400 }),
    })
    expect(moved.status).toBe(200)
    await page.reload()
    await shop.expectInCart(1)
  },
)
