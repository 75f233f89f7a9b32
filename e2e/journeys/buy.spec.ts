import type { Page } from '@playwright/test'
import { expectAccessible } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { Account } from '../pages/account.ts'
import { Cart } from '../pages/cart.ts'
import { isAdd, isHandover } from '../pages/cart-calls.ts'
import { Checkout } from '../pages/checkout.ts'
import { pick } from '../pages/pick.ts'
import { products, Shop } from '../pages/shop.ts'
import { joined } from '../pages/sign-in.ts'

test('A guest buys: home, listing, product, cart, checkout, payment, thank-you', async ({ page }) => {
  const shop = new Shop(page)
  const cart = new Cart(page)
  const checkout = new Checkout(page)

  await shop.open('/')
  await shop.main.getByRole('link', { name: 'Shop everything' }).click()
  await expect(page).toHaveURL(/\/products$/)
  await expect(shop.tiles()).not.toHaveCount(0)

  await shop.openProduct(products.withOptions.slug)
  await shop.addToCart()
  await shop.expectInCart(1)

  await cart.open()
  await expect(cart.main.getByRole('link', { name: products.withOptions.name })).toBeVisible()
  await cart.checkOut()
  const number = await checkout.complete(newPerson().email)
  expect(number).toMatch(/^\d+$/)
  await shop.expectInCart(0)
})

test('The mini cart follows at once, and two products stand in the cart', once, async ({ page }) => {
  const shop = new Shop(page)
  await shop.openProduct(products.plain.slug)
  await shop.addToCart()
  await shop.expectInCart(1)
  await shop.addToCart()
  await shop.expectInCart(2)
  await shop.openProduct(products.withOptions.slug)
  await shop.chooseOptions()
  await shop.addToCart()
  await shop.expectInCart(3)
})

test('Quantity, removal with undo, and a coupon that does not exist', once, async ({ page, complaints }) => {
  complaints.allow(/status of 4(00|28)/)
  const shop = new Shop(page)
  const cart = new Cart(page)
  await shop.openProduct(products.plain.slug)
  await shop.addToCart()
  await shop.expectInCart(1)

  await cart.open()
  await cart.setQuantity(products.plain.name, 3)
  await shop.expectInCart(3)
  await cart.remove(products.plain.name)
  await expect(cart.main.getByText('Your cart is empty')).toBeVisible()
  await cart.undo()
  await expect(cart.quantityOf(products.plain.name)).toHaveValue('3')

  await cart.main.getByLabel('Discount code').fill('NO-SUCH-COUPON')
  await cart.main.getByRole('button', { name: /apply/i }).click()
  await expect(cart.main.getByText(/don.t recognize this code/i)).toBeVisible()
  await expectAccessible(page)
})

/** Keeps the shell's scripts from this page until told. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('A page hears of what was pressed, typed or chosen before its code came', once, async ({ page }) => {
  const shop = new Shop(page)
  const cart = new Cart(page)
  await test.step('A product is added', async () => {
    const path = `/products/${products.plain.slug}`
    await expect.poll(async () => (await page.request.get(path)).text()).toContain('Add to cart')
    const go = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await shop.addButton().click()
    go()
    await shop.expectInCart(1)
  })
  await test.step('A quantity is typed into the cart', async () => {
    const go = await holdScripts(page)
    await page.goto('/cart', { waitUntil: 'commit' })
    await cart.setQuantity(products.plain.name, 3)
    go()
    await shop.expectInCart(3)
    await expect(cart.quantityOf(products.plain.name)).toHaveValue('3')
  })
  await test.step('An option of a product is chosen', async () => {
    const go = await holdScripts(page)
    await page.goto(`/products/${products.withOptions.slug}`, { waitUntil: 'commit' })
    const choice = shop.main.getByRole('radio', { name: 'M', exact: true })
    await pick(choice)
    go()
    await expect(page).toHaveURL(/Size=M/)
    await expect(choice).toBeChecked()
  })
})

// A tap is down and up at once.
for (const [code, files] of [
  ['the cart’s code', /\/modules\/cart\/.*\.js$/],
  ['any code', /\.js$/],
] as const)
  test(
    `A press that begins before ${code} has come, and ends after, adds all the same`,
    once,
    async ({ page }) => {
      const shop = new Shop(page)
      const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
      await page.route(files, async (route) => {
        await held
        // A document that was left meanwhile needs none.
        await route.continue().catch(() => undefined)
      })
      await page.goto(`/products/${products.plain.slug}`, { waitUntil: 'commit' })
      const ready = page.locator('html[data-ready]')
      if (code === 'the cart’s code') await expect(ready).toBeAttached()
      await shop.addButton().hover()
      await page.mouse.down()
      letThrough()
      await expect(ready).toBeAttached()
      await page.waitForLoadState('networkidle')
      const added = page.waitForResponse((answer) => isAdd(answer.url()))
      await page.mouse.up()
      await added
      await shop.expectInCart(1)
    },
  )

// On a telephone: `buying-screens.spec.ts`.
test(
  'A declined payment leaves everything as it was, and can be tried again',
  once,
  async ({ page, complaints }) => {
    complaints.allow(/status of 422/)
    const shop = new Shop(page)
    const cart = new Cart(page)
    const checkout = new Checkout(page)
    await shop.openProduct(products.plain.slug)
    await shop.addToCart()
    await shop.expectInCart(1)
    await cart.open()
    await cart.checkOut()
    await checkout.fillAddress(newPerson().email)
    await checkout.chooseFirstDelivery()
    await checkout.goToPayment()
    await checkout.pay(/declined/i)
    await expect(page.getByRole('alert')).toBeVisible()
    await checkout.pay()
    expect(await checkout.orderNumber()).toMatch(/^\d+$/)
  },
)

test('Back out of the payment page leads to the review, with the cart in place', once, async ({ page }) => {
  const shop = new Shop(page)
  const cart = new Cart(page)
  const checkout = new Checkout(page)
  await shop.openProduct(products.plain.slug)
  await shop.addToCart()
  await shop.expectInCart(1)
  await cart.open()
  await cart.checkOut()
  await checkout.fillAddress(newPerson().email)
  await checkout.chooseFirstDelivery()
  await checkout.goToPayment()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible()
  await shop.expectInCart(1)
})

test('Impatient double clicks make one checkout and one order', once, async ({ page }) => {
  const person = newPerson()
  const shop = new Shop(page)
  const checkout = new Checkout(page)
  await joined(page.context(), person)
  await shop.openProduct(products.plain.slug)
  await shop.addToCart()
  await shop.expectInCart(1)
  await page.goto('/checkout')
  await checkout.fillAddress(person.email)
  await checkout.chooseFirstDelivery()
  const made = new Set<string>()
  page.on('request', (request) => {
    if (request.method() === 'POST' && isHandover(request.url()))
      made.add(request.postDataJSON().ecomCheckout.checkoutId)
  })
  await page.getByRole('button', { name: 'Continue to payment' }).dblclick()
  await page.waitForURL(/\/_hosted\/checkout\//)
  expect(made.size).toBe(1)
  await page.getByRole('button', { name: /^Pay/ }).dblclick()
  const number = await checkout.orderNumber()
  await page.goto('/account/orders')
  await expect(page.getByRole('main').getByRole('link', { name: /^Order \d+/ })).toHaveText([
    `Order ${number}`,
  ])
})

test("A guest's order belongs to the member who registers under its email", once, async ({ page }) => {
  const person = newPerson()
  const shop = new Shop(page)
  const checkout = new Checkout(page)
  await shop.openProduct(products.plain.slug)
  await shop.addToCart()
  await shop.expectInCart(1)
  await page.goto('/checkout')
  const number = await checkout.complete(person.email)
  await new Account(page).register(person)
  await page.goto('/account/orders')
  await expect(page.getByRole('main').getByRole('link', { name: `Order ${number}` })).toBeVisible()
})
