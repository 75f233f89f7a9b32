import { expectAccessible } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { Account } from '../pages/account.ts'
import { Cart } from '../pages/cart.ts'
import { isQuantityChange } from '../pages/cart-calls.ts'
import { products, Shop } from '../pages/shop.ts'

const { name, slug } = products.plain

async function inCart(shop: Shop, cart: Cart) {
  await shop.openProduct(slug)
  await shop.addToCart()
  await shop.expectInCart(1)
  await cart.open()
}

test('Fifty clicks on a quantity are at most three calls', once, async ({ page }) => {
  const shop = new Shop(page)
  const cart = new Cart(page)
  await inCart(shop, cart)
  let calls = 0
  page.on('request', (request) => {
    if (isQuantityChange(request.url())) calls += 1
  })
  const more = cart.main.getByRole('button', { name: 'Increase' })
  await more.evaluate(async (button: HTMLElement) => {
    for (let click = 0; click < 50; click++) {
      button.click()
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
  await expect(cart.quantityOf(name)).toHaveValue('51')
  await shop.expectInCart(51)
  expect(calls).toBeGreaterThan(0)
  expect(calls).toBeLessThanOrEqual(3)
})

test(
  'A cleared cart comes back with its note, and a line put aside survives a reload',
  once,
  async ({ page }) => {
    const shop = new Shop(page)
    const cart = new Cart(page)
    await inCart(shop, cart)
    await cart.main.getByText('Add a note to your order').click()
    await cart.main.getByLabel('Note').fill('Ring twice')
    await cart.main.getByRole('button', { name: 'Save note' }).click()
    await expect(cart.main.getByText('Saved', { exact: true })).toBeVisible()
    await cart.main.getByRole('button', { name: 'Clear cart' }).click()
    await expect(cart.main.getByText('Your cart is empty')).toBeVisible()
    await cart.undo()
    await expect(cart.quantityOf(name)).toHaveValue('1')
    await expect(cart.main.getByLabel('Note')).toHaveValue('Ring twice')

    await cart.main.getByRole('button', { name: `Save for later: ${name}` }).click()
    await expect(cart.main.getByText('Your cart is empty')).toBeVisible()
    await page.reload()
    await expect(cart.main.getByText('Prices and availability may change.')).toBeVisible()
    await expectAccessible(page)
    await cart.main.getByRole('button', { name: `Move to cart: ${name}` }).click()
    await expect(cart.quantityOf(name)).toHaveValue('1')
    await expect(cart.main.getByRole('heading', { name: 'Saved for later' })).toHaveCount(0)
  },
)

test(
  'In the drawer a quantity is changed, and the last thing taken out brought back',
  once,
  async ({ page }) => {
    const shop = new Shop(page)
    await shop.openProduct(slug)
    await shop.addToCart()
    await shop.expectInCart(1)
    await shop.cartLink().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Increase' }).click()
    await expect(page.getByRole('dialog', { name: 'Your cart, 2 items' })).toBeVisible()
    await drawer.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(drawer.getByText('Your cart is empty.')).toBeVisible()
    await new Cart(page).undo()
    await expect(drawer.getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('2')
    await drawer.getByRole('link', { name, exact: true }).click()
    await expect(drawer).toHaveCount(0)
    await shop.expectInCart(2)
  },
)

test('A change in one tab shows in the other', once, async ({ page, context }) => {
  const shop = new Shop(page)
  const cart = new Cart(page)
  await inCart(shop, cart)
  const second = await context.newPage()
  const other = new Cart(second)
  await other.open()
  await cart.setQuantity(name, 3)
  await expect(other.quantityOf(name)).toHaveValue('3')
  await other.main.getByRole('button', { name: `Save for later: ${name}` }).click()
  await expect(cart.main.getByRole('heading', { name: 'Saved for later' })).toBeVisible()
  await expect(cart.main.getByText('Your cart is empty')).toBeVisible()
})

test(
  'A guest’s cart joins the member’s exactly once, and what was there before is told',
  once,
  async ({ page }) => {
    const person = newPerson()
    const account = new Account(page)
    const shop = new Shop(page)
    const cart = new Cart(page)
    await account.register(person)
    await shop.openProduct('plant-care-manual')
    await shop.addToCart()
    await shop.expectInCart(1)
    await account.signOut(person.firstName)
    // Loaded anew between: a second press right after the first counts as one.
    for (const count of [1, 2]) {
      await shop.openProduct(slug)
      await shop.addToCart()
      await shop.expectInCart(count)
    }
    await account.signIn(person)
    await account.expectSignedIn(person.firstName)
    await expect(page.getByText('1 item you added earlier is in your cart too.')).toBeVisible()
    await shop.expectInCart(3)
    await cart.open()
    await expect(cart.quantityOf(name)).toHaveValue('2')
    await page.reload()
    await expect(cart.quantityOf(name)).toHaveValue('2')
  },
)
