import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { Cart } from '../pages/cart.ts'
import { Checkout } from '../pages/checkout.ts'
import { pick } from '../pages/pick.ts'
import { products, Shop } from '../pages/shop.ts'
import { joined } from '../pages/sign-in.ts'

const title = 'A subscription is chosen beside the product, bought, kept from renewing itself, and ended'
test(title, once, async ({ page, complaints }) => {
  complaints.allow(/status of 422/)
  const person = newPerson()
  const shop = new Shop(page)
  const checkout = new Checkout(page)
  const main = page.getByRole('main')
  const { slug, name } = products.subscribed
  await joined(page.context(), person)

  await shop.openProduct(slug)
  await shop.chooseOptions()
  const ways = main.getByRole('group', { name: 'Purchase options' })
  await expect(ways.getByRole('radio', { name: 'One-time purchase' })).toBeChecked()
  const monthly = ways.getByRole('radio', { name: /^Every month/ })
  await pick(monthly)
  await expect(monthly).toBeChecked()
  await expectAccessibleInBoth(page)
  await shop.addToCart()
  await shop.expectInCart(1)

  const cart = new Cart(page)
  await cart.open()
  await expect(main.getByText('Every month', { exact: true })).toBeVisible()
  await cart.checkOut()
  await checkout.fillAddress(person.email)
  await checkout.chooseFirstDelivery()
  await checkout.goToPayment()
  // Automatic charges need the shopper's consent.
  await checkout.pay()
  await page.getByRole('link', { name: /^Payment: Your subscription renews/ }).click()
  await page.getByRole('checkbox', { name: /each time the subscription renews/ }).check()
  await expectAccessibleInBoth(page)
  await checkout.pay()
  const number = await checkout.orderNumber()

  await shop.open('/account/orders')
  await main.getByRole('link', { name: `Order ${number}` }).click()
  await expect(main.getByText(/^\$[\d.]+ every month$/)).toBeVisible()
  await shop.open('/account/subscriptions')
  await expect(main.getByText('Active', { exact: true })).toBeVisible()
  await main.getByRole('link', { name }).click()
  await main.getByRole('button', { name: 'Turn off auto-renew' }).click()
  await expect(main.getByText('Auto-renew is off.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Turn on auto-renew', exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Cancel subscription' }).click()
  await pick(main.getByRole('radio', { name: /^Now/ }))
  await main.getByRole('button', { name: 'End subscription' }).click()
  await expect(main.getByText('Your subscription has ended.')).toBeVisible()
  await expectAccessibleInBoth(page)
  await main.getByRole('link', { name: 'All subscriptions' }).click()
  await expect(main.getByText('Ended', { exact: true })).toBeVisible()
})
