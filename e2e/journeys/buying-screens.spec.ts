import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, test } from '../kit/test.ts'
import { Account } from '../pages/account.ts'
import { Cart } from '../pages/cart.ts'
import { Checkout } from '../pages/checkout.ts'
import { products, Shop } from '../pages/shop.ts'

test('Every screen from cart to account is accessible, light or dark', async ({ page, complaints }) => {
  complaints.allow(/status of 4(00|10|22|28)/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const person = newPerson()
  const account = new Account(page)
  const shop = new Shop(page)
  const cart = new Cart(page)
  const checkout = new Checkout(page)
  const screen = (name: string) => test.step(name, () => expectAccessibleInBoth(page))

  await shop.openProduct(products.plain.slug)
  await shop.addToCart()
  await shop.expectInCart(1)
  await shop.cartLink().click()
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Free delivery' })).toBeVisible()
  await screen('drawer')

  await cart.open()
  await cart.main.getByLabel('ZIP code').fill('10001')
  await cart.main.getByRole('button', { name: 'Estimate' }).click()
  await expect(cart.main.getByRole('radio').first()).toBeVisible()
  await expect(cart.main.getByText('International')).toHaveCount(0)
  await cart.main.getByLabel('Discount code').fill('WELCOME10')
  await cart.main.getByRole('button', { name: 'Apply' }).click()
  await expect(cart.main.getByText('WELCOME10 applied')).toBeVisible()
  await screen('cart with estimate and coupon')

  await cart.checkOut()
  await cart.main.getByRole('button', { name: 'Continue to delivery' }).click()
  await expect(cart.main.getByText('Enter your first name')).toBeVisible()
  await screen('checkout with errors')
  await checkout.fillAddress(person.email)
  await screen('delivery')
  await checkout.chooseFirstDelivery()
  await checkout.main.getByText('Add a tip').click()
  await checkout.main.getByRole('button', { name: '15%' }).click()
  await expect(checkout.main.getByText('Your tip: 15%')).toBeVisible()
  await screen('review')
  await checkout.goToPayment()
  const payment = page.url()
  await expect(page.getByLabel('Country')).toHaveValue('US')
  await expect(page.locator('[name="subdivision"]')).toHaveValue(/VA$|Virginia/)
  await screen('payment')
  await checkout.pay(/declined/i)
  await expect(page.getByRole('alert')).toBeVisible()
  await screen('payment declined')
  await checkout.pay()
  await checkout.orderNumber()
  await expect(checkout.main.getByText('Arlington, Virginia 22201')).toBeVisible()
  await screen('thank-you')
  await page.goto(payment)
  await screen('paid already')
  await page.goto(payment.replace(/session=.{6}/, 'session=xxxxxx'))
  await screen('payment expired')

  await page.goto('/account/register')
  await account.main.getByRole('button', { name: 'Create account' }).click()
  await expect(account.main.locator('[aria-invalid="true"]').first()).toBeVisible()
  await screen('register with errors')
  await account.register(person)
  for (const path of ['/account', '/account/orders']) {
    await shop.open(path)
    await screen(path)
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order \d+/ })
    .click()
  await expect(page).toHaveURL(/\/account\/orders\/./)
  await expect(page.getByRole('heading', { level: 1, name: /^Order/ })).toBeVisible()
  await screen('order')
  await account.signOut(person.firstName)
  await screen('signed out')
})

test("Every page of the platform's own is accessible, light or dark", async ({
  page,
  platformUrl,
  complaints,
}) => {
  complaints.allow(/status of 4(00|22|28)/)
  const account = new Account(page)
  await page.goto('/account/callback?error=access_denied')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.goto('/account/sign-in')
  await account.main.getByRole('button', { name: 'Trouble signing in?' }).click()
  await page.waitForURL(/\/_hosted\/login/)
  await expectAccessibleInBoth(page)
  await page.getByLabel('Email').fill(newPerson().email)
  await page.getByLabel('Password').fill('not-the-password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.getByRole('link', { name: /Create an account/ }).click()
  await expectAccessibleInBoth(page)
  for (const path of ['/_hosted/recover?recoveryToken=x', '/_hosted/logout?session=x', '/_dev/mailbox']) {
    await page.goto(platformUrl + path)
    await expectAccessibleInBoth(page)
  }
})
